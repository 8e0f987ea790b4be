import { useMemo } from 'react';
import type { OptionSource } from '../picker/option.ts';
import { type Options, useOptionLists } from '../picker/use-options.ts';

/** Returns the options below a path, a function that loads them, or undefined if the path is complete. */
export type OptionsBelow = (path: readonly string[]) => OptionSource | undefined;

/**
 * Returns `below`, with `first` for the empty path. It calls `below` once for each path, so that loaders keep their
 * identity.
 */
export const useSources = (first: OptionSource, below: OptionsBelow): OptionsBelow =>
  useMemo(() => (path) => (path.length === 0 ? first : once(below, path)), [first, below]);

const requested = new WeakMap<OptionsBelow, Map<string, OptionSource | undefined>>();

function once(below: OptionsBelow, path: readonly string[]): OptionSource | undefined {
  const known = requested.get(below) ?? new Map<string, OptionSource | undefined>();
  requested.set(below, known);
  const key = JSON.stringify(path);
  if (!known.has(key)) known.set(key, below(path));
  return known.get(key);
}

/** Loads the options of each level of `path` when `wanted` is true. The first entry is the top level. */
export function useLevels(sources: OptionsBelow, path: readonly string[], wanted: boolean): readonly Options[] {
  const rows = path.map((_, depth) => sources(path.slice(0, depth))).filter((source) => source !== undefined);
  return useOptionLists(rows, wanted);
}

/** Returns the labels of `path`. Labels that are not loaded are left out. */
export const labelsOf = (levels: readonly Options[], path: readonly string[]): readonly string[] =>
  path.flatMap((value, depth) => levels[depth]?.list.find((option) => option.value === value)?.label ?? []);
