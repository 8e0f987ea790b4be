import { TextlintKernel } from '@textlint/kernel';
import markdown from '@textlint/textlint-plugin-markdown';
import { plainSentences } from './rules.ts';

const kernel = new TextlintKernel();
// Node wraps the CommonJS module in a default export.
const plugins = [
  { pluginId: 'markdown', plugin: 'default' in markdown ? (markdown.default as typeof markdown) : markdown },
];
const rules = [{ ruleId: 'plain-sentences', rule: plainSentences }];

/** Returns the problems of Markdown files with their path and line. */
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
