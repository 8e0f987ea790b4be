import type { PickerOption } from './option.ts';

/** The options, with `count` suggested ones at the top. */
export type OrderedOptions = { readonly list: readonly PickerOption[]; readonly count: number };

/**
 * Returns the options with the suggested ones at the top, in the order of the suggestions. Values without an option are
 * ignored.
 */
export function moveSuggestionsFirst(options: readonly PickerOption[], suggested: readonly string[]): OrderedOptions {
  const first = suggested.flatMap((value) => options.find((option) => option.value === value) ?? []);
  if (first.length === 0) return { list: options, count: 0 };
  return { list: [...first, ...options.filter((option) => !first.includes(option))], count: first.length };
}
