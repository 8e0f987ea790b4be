import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';

/** NAV-02: the title in the language on screen, before a navigation and when the language changes. The words of all titles come after the first frame, which has its own. */
export function useDocumentTitle(name: string): (name: string) => void {
  const store = useTextStore();
  const language = useLanguage();
  const wanted = useRef(name);
  const setTitle = useCallback(
    (next: string) => {
      wanted.current = next;
      const write = async () => {
        const { titles } = await import('@quayside/i18n/text/titles');
        await store.load(titles);
        if (wanted.current === next) document.title = store.translate(titles, `title.${next}`);
      };
      write().catch(() => undefined); // the title before stays
    },
    [store],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    setTitle(name);
  }, [language, name, setTitle]);
  return setTitle;
}
