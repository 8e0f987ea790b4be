import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { OptionSource, PickerOption } from './option.ts';

export type Options = {
  state: 'waiting' | 'loading' | 'ready' | 'failed';
  list: readonly PickerOption[];
  /** fetches what is not there yet, and what failed once more */
  load: () => void;
};

type Loader = () => Promise<readonly PickerOption[]>;
type Fetched = Pick<Options, 'state' | 'list'>;

const waiting: Fetched = { state: 'waiting', list: [] };
const fetched = new WeakMap<Loader, Fetched>();
const listeners = new Set<() => void>();
let revision = 0;

/** The options of `source`; those of a loader once `wanted`, fetched once for all fields that share the loader. */
export function useOptions(source: OptionSource, wanted: boolean): Options {
  const read = () => (typeof source === 'function' ? (fetched.get(source) ?? waiting) : undefined);
  const current = useSyncExternalStore(subscribe, read, read);
  const load = useCallback(() => fetchOptions(source), [source]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return { ...(current ?? known(source)), load };
}

/** As useOptions, of several sources at once. */
export function useOptionLists(sources: readonly OptionSource[], wanted: boolean): readonly Options[] {
  useSyncExternalStore(subscribe, readRevision, readRevision);
  useEffect(() => {
    if (wanted) for (const source of sources) if (known(source).state === 'waiting') fetchOptions(source);
  });
  return sources.map((source) => ({ ...known(source), load: () => fetchOptions(source) }));
}

const known = (source: OptionSource): Fetched =>
  typeof source === 'function' ? (fetched.get(source) ?? waiting) : { state: 'ready', list: source };
const readRevision = () => revision;

function fetchOptions(loader: OptionSource): void {
  if (typeof loader !== 'function') return;
  const { state } = fetched.get(loader) ?? waiting;
  if (state === 'loading' || state === 'ready') return;
  const tell = (next: Fetched) => {
    fetched.set(loader, next);
    revision += 1;
    for (const listener of listeners) listener();
  };
  tell({ state: 'loading', list: [] });
  loader().then(
    (list) => tell({ state: 'ready', list }),
    () => tell({ state: 'failed', list: [] }),
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
