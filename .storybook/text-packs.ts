import type { Messages, Text } from '../packages/i18n/src/define-text.ts';

/** Loaders of the modules that define text groups, by path: those of `i18n`, and `texts.ts` in the folders of the flows. */
export const textGroupModules = import.meta.glob<Readonly<Record<string, Text>>>([
  '../packages/i18n/src/text/*/*.ts',
  '../packages/flow-*/src/*/**/texts.ts',
  '!**/*.test.ts',
]);

/** The English texts of all groups, by path. */
export const englishTextLoaders = import.meta.glob<Messages>(
  ['../packages/i18n/src/text/*/en.json', '../packages/flow-*/src/**/texts/en.json'],
  { import: 'default' },
);
