import { minimumVersions } from '../../packages/bridge/src/commands.ts';
import type { Problem } from './source-file.ts';

export const commandSource = 'packages/bridge/src/commands.ts';
export const commandPage = 'docs/native-shell.md';

const between = /(<!-- commands -->\n)[\s\S]*?(<!-- \/commands -->)/;
const entry = /\/\*\* (.+?) \*\/\s+readonly (\w+): Command<([\s\S]+?)>;\n/g;

/** The page for app developers with the commands as the bridge has them: what each does, what it takes, what it answers, and since when. */
export function withCommands(page: string, source: string): string {
  const body = /export type Commands = \{\n([\s\S]+?)\n\};/.exec(source)?.[1] ?? '';
  const rows = [...`${body}\n`.matchAll(entry)].map(([, about = '', name = '', shapes = '']) => {
    const at = shapes.lastIndexOf(shapes.includes(', {') ? ', {' : ',');
    const [takes, answers] = [shapes.slice(0, at), shapes.slice(at + 1)].map(shapeOf);
    const since = (minimumVersions as Readonly<Record<string, string | undefined>>)[name] ?? 'any';
    return `| \`${name}\` | ${about} | ${takes} | ${answers} | ${since} |`;
  });
  const table = ['| command | what the app does | payload | data | from version |', '|---|---|---|---|---|', ...rows];
  return page.replace(between, (_, start: string, end: string) => `${start}${table.join('\n')}\n${end}`);
}

export const commandProblems = (page: string, source: string): Problem[] =>
  withCommands(page, source) === page
    ? []
    : [{ path: commandPage, message: 'its commands are not those of the bridge: npm run checks -- --write' }];

/** As TypeScript, on one line; nothing where there is nothing. */
function shapeOf(type: string): string {
  const text = type
    .replace(/readonly /g, '')
    .replace(/Readonly<(Record<string, string>)>/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/,$/, '')
    .trim();
  return text === 'Nothing' || text === 'void' ? '' : `\`${text}\``;
}
