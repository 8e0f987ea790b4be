import type { ArgTypesEnhancer, StrictInputType } from 'storybook/internal/types';
import { stripRequirementIds } from './strip-requirement-ids.ts';

/**
 * Completes a story's table of properties: the values of a union, the type of the answer, and the default that the
 * comment names. Removes ids of requirements.
 */
export const makeTypesReadable: ArgTypesEnhancer = ({ argTypes, initialArgs }) => {
  const answer = typeof initialArgs.value;
  return Object.fromEntries(Object.entries(argTypes).map(([name, argType]) => [name, readable(argType, answer)]));
};

/** Returns a property for the table. `answer` is the type of `value`, which replaces the type parameter `V` of `FieldProps`. */
function readable({ description, table, ...argType }: StrictInputType, answer: string): StrictInputType {
  const written = table?.type?.summary;
  const summary = isPlain.test(answer) ? written?.replaceAll(/\bV\b/g, answer) : written;
  const values = summary && isUnion.test(summary) ? valuesOf(argType.type) : undefined;
  const type = values ? { summary: values } : table?.type && { ...table.type, ...(summary && { summary }) };
  const [sentence = '', byDefault] = /(?:^|\s)Default: ([^.;]+)[.](?=\s|$)/.exec(description ?? '') ?? [];
  const defaultValue = table?.defaultValue ?? (byDefault ? { summary: byDefault.replaceAll('`', '') } : undefined);
  return {
    ...argType,
    ...(description !== undefined && {
      description: stripRequirementIds(table?.defaultValue ? description : description.replace(sentence, '')),
    }),
    table: { ...table, ...(type && { type }), ...(defaultValue && { defaultValue }) },
  };
}

const isUnion = /^union\b/;
const isPlain = /^(?:string|number|boolean)$/;

/** Returns the values of a union as the source writes them, on one line: `'large' | 'medium'`. Returns undefined for other types. */
function valuesOf(type: StrictInputType['type']): string | undefined {
  if (typeof type !== 'object') return undefined;
  if (type.raw)
    return type.raw
      .replaceAll(/\s+/g, ' ')
      .replace(/^ ?\| /, '')
      .trim();
  return type.name === 'enum' ? type.value.map((value) => `'${value}'`).join(' | ') : undefined;
}
