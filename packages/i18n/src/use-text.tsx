import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { KeyOf, Text, Translate } from './define-text.ts';
import type { Language } from './language.ts';
import { TextStore } from './text-store.ts';

const english = new TextStore();
const TextContext = createContext<TextStore>(english);

/** Gives the texts of `store` to everything below it. Renders no element. */
export const TextProvider = ({ store, children }: { store: TextStore; children: ReactNode }) => (
  <TextContext.Provider value={store}>{children}</TextContext.Provider>
);

/** The texts of the page, as `TextProvider` gives them; English alone where there is none. */
export const useTextStore = (): TextStore => useContext(TextContext);

/** The language on screen; renders again when it changes. */
export function useLanguage(): Language {
  const store = useTextStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.language,
    () => store.language,
  );
}

/** `t` of one group of texts, its keys checked by type. A pack that has not come yet is fetched; English stands in for it. */
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
