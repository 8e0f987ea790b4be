import { useMemo } from 'react';
import type { OptionSource } from '../picker/option.ts';
import { type Options, useOptionLists } from '../picker/use-options.ts';

/** What may be chosen below a path of values: options, what fetches them, or undefined where the path is a whole answer. */
export type OptionsBelow = (path: readonly string[]) => OptionSource | undefined;

/** `below` with `first` on top. It is asked once a path, so that a loader keeps its identity. */
export const useSources = (first: OptionSource, below: OptionsBelow): OptionsBelow =>
  useMemo(() => (path) => (path.length === 0 ? first : once(below, path)), [first, below]);

const asked = new WeakMap<OptionsBelow, Map<string, OptionSource | undefined>>();

function once(below: OptionsBelow, path: readonly string[]): OptionSource | undefined {
  const known = asked.get(below) ?? new Map<string, OptionSource | undefined>();
  asked.set(below, known);
  const key = JSON.stringify(path);
  if (!known.has(key)) known.set(key, below(path));
  return known.get(key);
}

/** The options of every level of `path`, fetched once `wanted`; the first of them is the top. */
export function useLevels(sources: OptionsBelow, path: readonly string[], wanted: boolean): readonly Options[] {
  const rows = path.map((_, depth) => sources(path.slice(0, depth))).filter((source) => source !== undefined);
  return useOptionLists(rows, wanted);
}

/** The words of `path`, as far as they are known. */
export const labelsOf = (levels: readonly Options[], path: readonly string[]): readonly string[] =>
  path.flatMap((value, depth) => levels[depth]?.list.find((option) => option.value === value)?.label ?? []);
