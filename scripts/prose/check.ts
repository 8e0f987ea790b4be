import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { findAvoidedWords, plainSentences } from './rules.ts';

const kernel = new TextlintKernel();
// Node wraps the CommonJS module in a default export.
const plugins = [
  { pluginId: 'markdown', plugin: 'default' in markdown ? (markdown.default as typeof markdown) : markdown },
];
const rules = [{ ruleId: 'plain-sentences', rule: plainSentences }];

/** Returns the problems of Markdown files, each with its path and line. `read` returns the text of a file. */
export async function proseProblems(
  paths: readonly string[],
  read: (path: string) => string,
): Promise<readonly string[]> {
  const found: string[] = [];
  for (const filePath of paths) {
    const { messages } = await kernel.lintText(read(filePath), { filePath, ext: '.md', plugins, rules });
    for (const { line, message } of messages) found.push(`${filePath}:${line}: ${message}`);
  }
  return found;
}

/** Matches a block comment, a line comment, or the title of a test in code. */
const proseInCode =
  /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/ .*|^ *(?:(?:it|test|describe)[.\w]*(?:\([^'\n]*\))?|\]\))\(\s*'.*?'/gm;

/** Returns a problem for each word to avoid in the comments and test titles of a source file, with its path and line. */
export const codeProblems = (path: string, text: string): readonly string[] =>
  [...text.matchAll(proseInCode)].flatMap(({ 0: prose, index }) =>
    findAvoidedWords(prose, 'code').map((message) => `${path}:${text.slice(0, index).split('\n').length}: ${message}`),
  );
