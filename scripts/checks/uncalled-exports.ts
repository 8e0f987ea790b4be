import { posix } from 'node:path';
import { type CheckProblem, isTest, type SourceFile } from './source-file.ts';

/** Returns whether a file is a test, a story or test support. Its uses of an export do not count. */
const isSupport = (path: string) =>
  isTest(path) ||
  /[.](stories|guide)[.]tsx$|-stories[.]tsx?$|^(scripts|[.]storybook|packages\/testing)\/|\/(testing|model-tests|foundations)\/|\/(story|sample|test)-[^/]*([.]tsx?|\/)/.test(
    path,
  );

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '');
const exported = /^export (?:async )?(?:function\*?|const|class) ([A-Za-z_$][\w$]*)/gm;

/** Returns whether a README names an export, or its entry point in backticks. */
const isNamed = (readme = '', name: string, path: string) =>
  readme.includes(name) || readme.includes(`\`${posix.basename(path).replace(/[.]tsx?$/, '')}\``);

/**
 * Returns a problem for each exported value that no shipped file uses and the README of its package does not name.
 * Searches the text, so any other occurrence of the name counts as a use.
 */
export function uncalledExports(code: readonly SourceFile[], pages: readonly SourceFile[]): CheckProblem[] {
  const shipped = code
    .filter(({ path }) => !isSupport(path))
    .map((file) => ({ ...file, text: withoutComments(file.text) }));
  const uses = new Map<string, number>();
  for (const { text } of shipped)
    for (const word of text.match(/[A-Za-z_$][\w$]*/g) ?? []) uses.set(word, (uses.get(word) ?? 0) + 1);
  const readme = new Map(pages.map(({ path, text }) => [path, text]));
  return shipped
    .filter(({ path }) => /^packages\/[^/]+\/src\/.*[.]tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(exported)]
        .map(([, name = '']) => name)
        .filter((name) => uses.get(name) === 1)
        .filter((name) => !isNamed(readme.get(`${path.split('/').slice(0, 2).join('/')}/README.md`), name, path))
        .map((name) => ({
          path,
          message: `exports ${name}, which only tests use: delete it, or document it in the package's README`,
        })),
    );
}
