import { useMemo } from 'react';
import type { OptionSource } from '../picker/option.ts';
import { type LoadedOptions, useOptionLists } from '../picker/use-options.ts';

/**
 * A function that returns the options below a path, or a function that loads them. The result is undefined if the path
 * is complete.
 */
export type GetChildOptions = (path: readonly string[]) => OptionSource | undefined;

/**
 * Returns a function from a path to its options: `first` for the empty path, otherwise the result of `below`. It calls
 * `below` once for each path, so that loaders have a stable identity.
 */
export const useLevelSources = (first: OptionSource, below: GetChildOptions): GetChildOptions =>
  useMemo(() => (path) => (path.length === 0 ? first : getOptionsOnce(below, path)), [first, below]);

const requested = new WeakMap<GetChildOptions, Map<string, OptionSource | undefined>>();

function getOptionsOnce(below: GetChildOptions, path: readonly string[]): OptionSource | undefined {
  const known = requested.get(below) ?? new Map<string, OptionSource | undefined>();
  requested.set(below, known);
  const key = JSON.stringify(path);
  if (!known.has(key)) known.set(key, below(path));
  return known.get(key);
}

/** Returns the options of each level of `path`, top level first. Loads them when `wanted` is true. */
export function useLevels(
  sources: GetChildOptions,
  path: readonly string[],
  wanted: boolean,
): readonly LoadedOptions[] {
  const rows = path.map((_, depth) => sources(path.slice(0, depth))).filter((source) => source !== undefined);
  return useOptionLists(rows, wanted);
}

/** Returns the labels of the options in `path`, without those that are not loaded. */
export const getPathLabels = (levels: readonly LoadedOptions[], path: readonly string[]): readonly string[] =>
  path.flatMap((value, depth) => levels[depth]?.list.find((option) => option.value === value)?.label ?? []);
