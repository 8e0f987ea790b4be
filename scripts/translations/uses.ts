import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { stemOf } from './packs.ts';
import { type Place, picturePath } from './places.ts';
import type { Note } from './xliff.ts';

/** A source file that uses a text group. */
type User = { readonly path: string; readonly code: string };

/** What a key's last part says of its text. */
const kinds: Readonly<Record<string, string>> = {
  label: 'The label of a field.',
  hint: 'The hint below the label of a field.',
  heading: 'A heading.',
  title: 'A title.',
  lead: 'The first paragraph below a heading.',
  action: 'A button.',
  failed: 'A message: something failed.',
  why: 'Opens a disclosure that gives the reason.',
  whyText: 'The reason, in a disclosure.',
};

/** Returns what translators should know of a key: what it is, which files use it, where Storybook shows it, and its picture. */
export function notesOfKey(users: readonly User[], key: string, context?: string, place?: Place): readonly Note[] {
  const kind = kinds[stemOf(key).split('.').at(-1) ?? ''];
  const using = users.filter(({ code }) => mentions(code, stemOf(key)));
  return [
    ...[kind, context].flatMap((text) => (text ? [{ category: 'description', text }] : [])),
    ...using.slice(0, 3).map(({ path }) => ({ category: 'location', text: path })),
    ...(place ? notesOfPlace(place) : []),
  ];
}

/** A story that shows others of the group says so, because a translator would look for the text in vain. */
const notesOfPlace = ({ story, shows }: Place): readonly Note[] => [
  ...(shows === 'group' ? [{ category: 'description', text: 'The story shows other texts of the group.' }] : []),
  { category: 'story', text: `?path=/story/${story}&globals=texts:both` },
  { category: 'picture', text: picturePath('en', story) },
];

/** A key stands in quotes; one with a variable part in a template: `type.${id}`. */
const mentions = (code: string, key: string): boolean =>
  code.includes(`'${key}'`) ||
  [...key.matchAll(/\./g)].some(({ index }) => code.includes(`\`${key.slice(0, index + 1)}\${`));

/** Returns what tells texts apart that are the same in English, by `group/key`. */
export const contextsIn = (root: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, 'packages/i18n/src/terms/contexts.json'), 'utf8'));

/** Returns the sources that use each text group. */
export function usersOf(root: string): (group: string) => readonly User[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules') || /\.(?:test|stories|guide)\.tsx?$/.test(path),
  });
  const users = sources.map((path) => ({
    path,
    code: readFileSync(join(root, path), 'utf8'),
  }));
  return (group) =>
    users.filter(
      ({ path, code }) =>
        code.includes(`@quayside/i18n/text/${group}'`) ||
        (group === 'sandbox' && path.startsWith('packages/sandbox/') && code.includes('words')),
    );
}

/** Returns the docstring of a group, which says what its texts are for. */
export function notesOfGroup(root: string, group: string): readonly Note[] {
  if (group === 'sandbox') return [{ category: 'description', text: 'The pages and emails of the server.' }];
  const code = readFileSync(join(root, `packages/i18n/src/text/${group}/${group}.ts`), 'utf8');
  const text = /\/\*\*([\s\S]*?)\*\//
    .exec(code)?.[1]
    ?.replace(/\s*\n\s*\*\s*/g, ' ')
    .trim();
  return text ? [{ category: 'description', text }] : [];
}
