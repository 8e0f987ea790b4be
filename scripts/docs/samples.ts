import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { runCommand } from '../testing/run-command.ts';
import { findCodeSamples } from './markdown.ts';

/** A code sample of a page, written as a file. Samples that name a file (```` ```ts session.ts ````) can import each other. */
export type SampleFile = {
  readonly page: string;
  /** The line of the page on which the code begins. */
  readonly line: number;
  /** The path in the folder of samples. */
  readonly file: string;
  readonly code: string;
  /** Whether its fence is ```` ```ts run ````. Its output must then equal its `// →` comments. */
  readonly runs: boolean;
};

/** Returns the samples of a page that are TypeScript. */
export function sampleFiles(page: string, text: string): readonly SampleFile[] {
  return findCodeSamples(text).flatMap(({ info, code, given, line }, index) => {
    const [language = '', name] = info.split(/\s+/);
    if (language !== 'ts' && language !== 'tsx') return [];
    const runs = name === 'run';
    const fileName = name && !runs ? name : `sample-${index + 1}.${language}`;
    const whole = `${code}${given}\nexport {};\n`; // appended, so that line numbers stay
    return [{ page, line, file: `${page.replace(/[.]md$/, '')}/${fileName}`, code: whole, runs }];
  });
}

/** Returns the output that a sample promises in its `// →` comments, line by line. */
export const promisedOutput = ({ code }: SampleFile): readonly string[] =>
  [...code.matchAll(/\/\/ → (.+)$/gm)].map(([, output = '']) => output.trim());

/**
 * Compiles all samples against the sources of packages, and runs those that promise an output. Returns compiler errors
 * and wrong outputs. `sources` has the source of each specifier.
 */
export async function sampleProblems(
  root: string,
  sources: ReadonlyMap<string, string>,
  samples: readonly SampleFile[],
): Promise<readonly string[]> {
  const folder = join(root, '.quayside/docs/samples');
  rmSync(folder, { recursive: true, force: true });
  for (const { file, code } of samples) write(join(folder, file), code);
  const paths = Object.fromEntries([...sources].map(([specifier, source]) => [specifier, [join(root, source)]]));
  const project = join(folder, 'tsconfig.json');
  const compilerOptions = { paths, noUnusedLocals: false, noUnusedParameters: false };
  const files = samples.map(({ file }) => file);
  write(project, JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], files, compilerOptions }));
  const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
  const { output } = await runNode(root, [compiler, '--project', project, '--pretty', 'false']);
  const errors = output.split('\n').flatMap((line) => {
    const [, file = '', at = '', message = ''] = /^(.+?)\((\d+),\d+\): (.+)$/.exec(line) ?? [];
    const sample = samples.find((one) => file.endsWith(`/samples/${one.file}`));
    return sample ? [`${sample.page}:${sample.line + Number(at) - 1}  ${message}`] : [];
  });
  const running = samples.filter(({ runs }) => runs).map((sample) => outputProblem(root, sources, sample));
  return [...errors, ...(await Promise.all(running)).flat()];
}

async function outputProblem(root: string, sources: ReadonlyMap<string, string>, sample: SampleFile) {
  const file = join(root, '.quayside/docs/run', sample.file);
  const code = sample.code
    .replace(/(?<=from ')@quayside\/[^']+/g, (specifier) => join(root, sources.get(specifier) ?? specifier))
    .replace(/console\.log\((.+)\);/g, 'console.log(JSON.stringify($1));');
  write(file, code);
  const { exitCode, output } = await runNode(root, [
    '--conditions=quayside-source',
    '--disable-warning=ExperimentalWarning',
    file,
  ]);
  const promised = promisedOutput(sample).join('\n');
  if (exitCode === 0 && promised && output.trim() === promised) return [];
  return [`${sample.page}:${sample.line}  prints ${output.trim()}, not ${promised || 'nothing'}`];
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const runNode = (cwd: string, args: readonly string[]) =>
  runCommand({ command: process.execPath, args, cwd, env: process.env, output: 'captured', limit: 5 * 60_000 });
