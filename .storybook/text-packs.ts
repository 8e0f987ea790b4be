import type { Messages, Text } from '../packages/i18n/src/define-text.ts';

/** The modules of all text groups: those of `i18n`, and `texts.ts` in the folders of the flows. */
export const textModules = import.meta.glob<Readonly<Record<string, Text>>>([
  '../packages/i18n/src/text/*/*.ts',
  '../packages/flow-*/src/*/**/texts.ts',
  '!**/*.test.ts',
]);

/** The English texts of all groups. */
export const englishPacks = import.meta.glob<Messages>(
  ['../packages/i18n/src/text/*/en.json', '../packages/flow-*/src/**/texts/en.json'],
  { import: 'default' },
);
