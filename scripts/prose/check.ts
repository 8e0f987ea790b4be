import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { plainSentences } from './rules.ts';

const kernel = new TextlintKernel();
// Node gives a CommonJS module as the default export of itself
const plugins = [
  { pluginId: 'markdown', plugin: 'default' in markdown ? (markdown.default as typeof markdown) : markdown },
];
const rules = [{ ruleId: 'plain-sentences', rule: plainSentences }];

/** Returns what is wrong with Markdown files, each with its path and line. */
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
