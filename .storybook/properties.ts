import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { stripRequirementIds } from './strip-requirement-ids.ts';

/** Completes a story's table of properties with the default that the comment names. Removes ids of requirements. */
export const makeTypesReadable: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType)]));

function readable({ description, table, ...argType }: StrictInputType): StrictInputType {
  const [sentence = '', named] = /(?:^|\s)Default: ([^.;]+)[.](?=\s|$)/.exec(description ?? '') ?? [];
  const defaultValue = named ? { summary: named.replaceAll('`', '') } : table?.defaultValue;
  const summary = table?.type?.summary?.replaceAll('"', "'").replace(/^\((?!.*\) \| )(.*)\)$/, '$1');
  return {
    ...argType,
    ...(description && { description: stripRequirementIds(description.replace(sentence, '')) }),
    table: {
      ...table,
      ...(summary && { type: { ...table?.type, summary } }),
      ...(defaultValue && { defaultValue }),
    },
  };
}

type Documented = {
  readonly __docgenInfo?: {
    readonly filePath: string;
    readonly props: Readonly<Record<string, { readonly declarations?: readonly { readonly fileName: string }[] }>>;
  };
};

/** The sections of a table of properties. The first two have no heading, because required properties have a mark. */
const sections = ['required', 'own', 'Events', 'Inherited'] as const;

/**
 * Sorts a table of properties: required ones, then the component's own, then events, then those that other components
 * share. Hides attributes that only the story sets.
 */
export const sortProperties: ArgTypesEnhancer = ({ argTypes, component, initialArgs }) => {
  const { filePath = '', props = {} } = (component as Documented | undefined)?.__docgenInfo ?? {};
  const sectionOf = (name: string, { type }: StrictInputType): (typeof sections)[number] => {
    if (typeof type === 'object' && type.required) return 'required';
    if (/^on[A-Z]/.test(name)) return 'Events';
    const files = props[name]?.declarations ?? [];
    return files.length && files.every(({ fileName }) => folderOf(fileName) !== folderOf(filePath))
      ? 'Inherited'
      : 'own';
  };
  const entries = Object.entries(argTypes).map(([name, argType]) => ({
    name,
    argType,
    section: sectionOf(name, argType),
  }));
  entries.sort((a, b) => sections.indexOf(a.section) - sections.indexOf(b.section));
  const attributes = filePath ? Object.keys(initialArgs).filter((name) => !(name in argTypes)) : [];
  return Object.fromEntries([
    ...entries.map(({ name, argType: { table, ...argType }, section }) => {
      const hasHeading = section === 'Events' || section === 'Inherited';
      return [name, { ...argType, table: { ...table, ...(hasHeading && { category: section }) } }] as const;
    }),
    ...attributes.map((name) => [name, { name, table: { disable: true } }] as const),
  ]);
};

/** Returns the folder of a component, such as `button`. */
const folderOf = (file: string) => /packages\/(?:ui|capture)\/src\/([\w-]+)\//.exec(file)?.[1];
