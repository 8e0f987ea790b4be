import type { CheckProblem } from './source-file.ts';

export const commandSource = 'packages/bridge/src/commands.ts';
export const commandPage = 'docs/native-shell.md';

/** Returns a problem for each command of the bridge that the table for app developers lacks. `source` is the text of commands.ts. */
export function undocumentedCommands(page: string, source: string): CheckProblem[] {
  const [, body = ''] = /export type Commands = \{\n([\s\S]+?)\n\};/.exec(source) ?? [];
  return [...body.matchAll(/^ {2}readonly (\w+):/gm)]
    .filter(([, name]) => !page.includes(`| \`${name}\` |`))
    .map(([, name]) => ({ path: commandPage, message: `does not document the command ${name}` }));
}
