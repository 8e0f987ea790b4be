import type { Guide } from '../../packages/ui/src/testing/guides/guide.ts';

export type ComponentEntry = {
  readonly name: string;
  /** The section of the sidebar. */
  readonly group: string;
  /** The Storybook id of its documentation page. */
  readonly page: string;
};

type Entry = { readonly id: string; readonly type: string; readonly title: string; readonly importPath: string };
type Index = { readonly entries: Readonly<Record<string, Entry>> };

/** Resolves with the components of the kit by folder name, read from Storybook's index. Resolves with an empty object on a test page, which has no index. */
export const componentsByFolder: Promise<Readonly<Record<string, ComponentEntry>>> = fetch('./index.json')
  .then((answer) => answer.json() as Promise<Index>)
  .then(({ entries }) => Object.fromEntries(Object.values(entries).flatMap(componentOf)))
  .catch(() => ({}));

function componentOf({ id, type, title, importPath }: Entry): (readonly [string, ComponentEntry])[] {
  const folder = findComponentFolder(importPath);
  const [section, group = '', name = ''] = title.split('/');
  return type === 'docs' && folder && section === 'Components' ? [[folder, { name, group, page: id }]] : [];
}

/** Returns the folder of the component to which a story file of the kit belongs, such as `money-field`. Returns undefined for any other file. */
export const findComponentFolder = (fileName: unknown): string | undefined =>
  /packages\/ui\/src\/([\w-]+)\//.exec(String(fileName))?.[1];

const guides = import.meta.glob<Guide>('../../packages/ui/src/*/*.guide.tsx', { import: 'default' });
const loaded = new Map<string, Promise<Guide | undefined>>();

/**
 * Loads the guide of a component by its folder; resolves with undefined if it has none. Repeated calls return the same
 * promise, as React’s `use` requires.
 */
export function loadGuide(folder: string | undefined): Promise<Guide | undefined> {
  const path = `../../packages/ui/src/${folder}/${folder}.guide.tsx`;
  const guide = loaded.get(path) ?? guides[path]?.() ?? Promise.resolve(undefined);
  loaded.set(path, guide);
  return guide;
}
