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

const pathOfComponent = /packages\/(ui|capture)\/src\/([\w-]+)\//;

/** Returns the folder of the component to which a story file belongs, such as `money-field`. Returns undefined for a file of a screen. */
export const findComponentFolder = (fileName: unknown): string | undefined =>
  pathOfComponent.exec(String(fileName))?.[2];

/** Returns the import of the component to which a story file belongs, such as `@quayside/ui/money-field`. */
export const componentSpecifier = (fileName: unknown): string =>
  String(fileName).replace(new RegExp(`.*${pathOfComponent.source}.*`), '@quayside/$1/$2');

const guides = new Map(
  Object.entries(import.meta.glob<Guide>('../../packages/{ui,capture}/src/*/*.guide.tsx', { import: 'default' })).map(
    ([path, load]) => [findComponentFolder(path), load],
  ),
);
const loaded = new Map<string | undefined, Promise<Guide | undefined>>();

/**
 * Loads the guide of a component by its folder; resolves with undefined if it has none. Repeated calls return the same
 * promise, as React’s `use` requires.
 */
export function loadGuide(folder: string | undefined): Promise<Guide | undefined> {
  const guide = loaded.get(folder) ?? guides.get(folder)?.() ?? Promise.resolve(undefined);
  loaded.set(folder, guide);
  return guide;
}
