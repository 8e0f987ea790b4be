import { samplesOf } from './markdown.ts';

/** A sample of a page as a file. Samples that name a file (```` ```ts session.ts ````) are in one folder, so they can import each other. */
export type SampleFile = {
  readonly page: string;
  /** where the sample begins on the page */
  readonly line: number;
  /** below the folder of samples: `samples/docs/quick-start-embed/session.ts` */
  readonly file: string;
  readonly code: string;
  /** ```` ```ts run ````: what it prints is what its `// →` comments say */
  readonly runs: boolean;
};

/** Returns the TypeScript samples of a page. */
export function sampleFiles(page: string, text: string): SampleFile[] {
  return samplesOf(text).flatMap(({ info, code, given, line }, index) => {
    const [language = '', name] = info.split(/\s+/);
    if (language !== 'ts' && language !== 'tsx') return [];
    const runs = name === 'run';
    const named = name && !runs ? name : `sample-${index + 1}.${language}`;
    const whole = `${code}${given}\nexport {};\n`; // behind it, so that lines stay where they are; a file that exports nothing would share its names
    return [{ page, line, file: `samples/${page.replace(/[.]md$/, '')}/${named}`, code: whole, runs }];
  });
}

/** Returns the output that a sample promises: the texts after `// →`. */
export const promisedOutput = ({ code }: SampleFile): string[] =>
  [...code.matchAll(/\/\/ → (.+)$/gm)].map(([, said = '']) => said.trim());
