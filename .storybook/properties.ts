import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { forReaders } from './for-readers.ts';

/** Says in the table of properties what a reader looks for: the values of a union, the default that the comment names, and no ids of requirements. */
export const withWordsOfProperties: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, withWords(argType)]));

function withWords({ description, table, ...argType }: StrictInputType): StrictInputType {
  const summary = table?.type?.summary;
  const type = summary && isUnion.test(summary) ? { summary: valuesOf(argType.type) ?? summary } : table?.type;
  const [sentence = '', said] = /(?:^|\s)Default: ([^.;]+)[.](?=\s|$)/.exec(description ?? '') ?? [];
  const defaultValue = table?.defaultValue ?? (said ? { summary: said.replaceAll('`', '') } : undefined);
  return {
    ...argType,
    ...(description !== undefined && {
      description: forReaders(table?.defaultValue ? description : description.replace(sentence, '')),
    }),
    table: { ...table, ...(type && { type }), ...(defaultValue && { defaultValue }) },
  };
}

const isUnion = /^union\b/;

/** Returns `'large' | 'medium'`, as the source writes it, on one line. */
function valuesOf(type: StrictInputType['type']): string | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.raw)
    return type.raw
      .replaceAll(/\s+/g, ' ')
      .replace(/^ ?\| /, '')
      .trim();
  return type.name === 'enum' ? type.value.map((value) => `'${value}'`).join(' | ') : undefined;
}
