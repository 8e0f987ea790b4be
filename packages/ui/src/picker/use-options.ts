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

/** The options of `source`; those of a loader once `wanted`, fetched once for all fields that share the loader. */
export function useOptions(source: OptionSource, wanted: boolean): Options {
  const read = () => (typeof source === 'function' ? (fetched.get(source) ?? waiting) : undefined);
  const current = useSyncExternalStore(subscribe, read, read);
  const load = useCallback(() => {
    if (typeof source === 'function') fetchOptions(source);
  }, [source]);
  useEffect(() => {
    if (wanted) load();
  }, [wanted, load]);
  return typeof source === 'function' ? { ...(current ?? waiting), load } : { state: 'ready', list: source, load };
}

function fetchOptions(loader: Loader): void {
  const { state } = fetched.get(loader) ?? waiting;
  if (state === 'loading' || state === 'ready') return;
  const tell = (next: Fetched) => {
    fetched.set(loader, next);
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
