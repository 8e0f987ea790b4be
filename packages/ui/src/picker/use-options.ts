import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { OptionSource, PickerOption } from './option.ts';

/** The options of a source, whether they are loaded, and a function that loads them. */
export type LoadedOptions = {
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  list: readonly PickerOption[];
  /** Loads the options, or retries a failed request. */
  load: () => void;
};

type Loader = () => Promise<readonly PickerOption[]>;
type Fetched = Pick<LoadedOptions, 'state' | 'list'>;

const waiting: Fetched = { state: 'waiting', list: [] };
const fetched = new WeakMap<Loader, Fetched>();
const listeners = new Set<() => void>();
let revision = 0;

/**
 * A source without options, for a field that needs none at the moment, so that it does not render when other options
 * load.
 */
export const noOptions: OptionSource = [];

/**
 * Returns a function that loads the options of a source, or retries a failed request. The component does not render
 * when they load.
 */
export const useOptionLoader = (source: OptionSource): (() => void) =>
  useCallback(() => fetchOptions(source), [source]);

/**
 * Returns the options of a source. Loads them while `wanted` is true, and only once for all fields that share the
 * loader.
 */
export function useOptions(source: OptionSource, wanted: boolean): LoadedOptions {
  const read = () => (typeof source === 'function' ? (fetched.get(source) ?? waiting) : undefined);
  const current = useSyncExternalStore(subscribe, read, read);
  const load = useOptionLoader(source);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { ...(current ?? readOptions(source)), load };
}

/** Returns the options of several sources, in their order, and loads them like `useOptions`. */
export function useOptionLists(sources: readonly OptionSource[], wanted: boolean): readonly LoadedOptions[] {
  useSyncExternalStore(subscribe, readRevision, readRevision);
  useEffect(() => {
    if (wanted) for (const source of sources) if (readOptions(source).state === 'waiting') fetchOptions(source);
  });
  return sources.map((source) => ({ ...readOptions(source), load: () => fetchOptions(source) }));
}

const readOptions = (source: OptionSource): Fetched =>
  typeof source === 'function' ? (fetched.get(source) ?? waiting) : { state: 'ready', list: source };
const readRevision = () => revision;

function fetchOptions(loader: OptionSource): void {
  if (typeof loader !== 'function') return;
  const { state } = fetched.get(loader) ?? waiting;
  if (state === 'loading' || state === 'ready') return;
  const notify = (next: Fetched) => {
    fetched.set(loader, next);
    revision += 1;
    for (const listener of listeners) listener();
  };
  notify({ state: 'loading', list: [] });
  loader().then(
    (list) => notify({ state: 'ready', list }),
    () => notify({ state: 'failed', list: [] }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
