import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { KeyOf, Text, Translate } from './define-text.ts';
import type { Language } from './language.ts';
import { TextStore } from './text-store.ts';

const english = new TextStore();
const TextContext = createContext<TextStore>(english);

/** Provides the texts of `store` to all components inside it. Does not render an element. */
export const TextProvider = ({ store, children }: { store: TextStore; children: ReactNode }) => (
  <TextContext.Provider value={store}>{children}</TextContext.Provider>
);

/** Returns the text store of the nearest `TextProvider`, or an English one. */
export const useTextStore = (): TextStore => useContext(TextContext);

/** Returns the current language. The component renders again when the language changes. */
export function useLanguage(): Language {
  const store = useTextStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.language,
    () => store.language,
  );
}

/** Returns a function that translates the keys of one group. If the group has not loaded, starts to load it and returns English until then. */
export function useText<T extends Text>(text: T): Translate<KeyOf<T>> {
  const store = useTextStore();
  const version = useSyncExternalStore(
    store.subscribe,
    () => `${store.language} ${store.has(text)}`,
    () => `${store.language} ${store.has(text)}`,
  );
  useEffect(() => {
    if (!store.has(text)) store.load(text).catch(() => undefined); // English stays; the host logs failed chunks
  }, [store, text]);
  return useMemo(() => store.bind(text, version), [store, text, version]);
}
