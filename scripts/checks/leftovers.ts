import { isTest, type Problem, type SourceFile } from './source-file.ts';

type Leftover = { pattern: RegExp; message: string; where?: (path: string) => boolean };

const inCode = (path: string) => !isTest(path);

/** What no file may contain and oxlint does not report. The patterns are written so that this file does not contain them. */
const leftovers: readonly Leftover[] = [
  { pattern: /^(<{7}|>{7}|={7})( |$)/, message: 'a merge was not finished' },
  {
    pattern: /(eslint|oxlint|biome)-(disable|ignore)/,
    message: 'a check is switched off: change the code or the rule',
  },
  { pattern: /-{5}BEGIN ([A-Z]+ )*PRIVATE KEY-{5}[^'"`.…]*$/, message: 'a private key', where: inCode },
  { pattern: /(?<![\w.])\/(home|Users|work|root)\/\w+/, message: 'a path of one machine' },
  {
    // Tailwind's rules for them test every element of the page for `:last-child`.
    pattern: /(?<![\w-])(divide|space)-[xy](?![\w])/,
    message: 'adding an element restyles all of its parent’s content: use row-lines, or a gap',
    where: inCode,
  },
  {
    pattern: /\$\{[^`]*`\s+as\s+(?!const\b)|\bas KeyOf<|\bt(?:[A-Z]\w*)?\([\w.]+ as '/,
    message: 'a key of a text is asserted: let the type of its parts cover it, or ask hasKey or knownText',
    where: inCode,
  },
];

export function leftoversIn({ path, text }: SourceFile): Problem[] {
  const applied = leftovers.filter(({ where = () => true }) => where(path));
  return text
    .split('\n')
    .flatMap((content, i) =>
      applied.filter(({ pattern }) => pattern.test(content)).map(({ message }) => ({ path, line: i + 1, message })),
    );
}
