import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
import { useHost } from '../host-context.ts';

/** NAV-02: sets the title in the current language before a navigation and after a language change. The titles load after the first frame, which has its own. */
export function useDocumentTitle(name: string): (name: string) => void {
  const { routes } = useHost();
  const store = useTextStore();
  const language = useLanguage();
  const wanted = useRef(name);
  const setTitle = useCallback(
    (next: string) => {
      wanted.current = next;
      const write = async () => {
        const [{ screenTitle, isListedTitle }, { titles }] = await Promise.all([
          import('@quayside/i18n/screen-title'),
          import('@quayside/i18n/text/titles'),
        ]);
        const route = isListedTitle(next) ? undefined : routes.find(({ name: one }) => one === next);
        const { texts = [] } = (await route?.screen()) ?? {};
        await store.load(titles, ...texts);
        const title = screenTitle(next, texts, (text, key, values) => store.translate(text, key, values));
        if (wanted.current === next && title) document.title = title;
      };
      write().catch(() => undefined); // the title before stays
    },
    [store, routes],
  );
  useEffect(() => {
    document.documentElement.lang = language;
    setTitle(name);
  }, [language, name, setTitle]);
  return setTitle;
}
