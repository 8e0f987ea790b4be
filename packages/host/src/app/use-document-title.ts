import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
import type { HostRoute } from '../route-table/route-table.ts';

/** What the title of a page is made of: its name, or for a screen beside the specified ones its texts. */
type Titled = Pick<HostRoute, 'name' | 'screen'>;

/** NAV-02: sets the title in the current language before a navigation and after a language change. The titles load after the first frame, which has its own. */
export function useDocumentTitle(route: Titled): (route: Titled) => void {
  const store = useTextStore();
  const language = useLanguage();
  const wanted = useRef(route);
  const setTitle = useCallback(
    (next: Titled) => {
      wanted.current = next;
      const write = async () => {
        const [{ screenTitle, isListedTitle }, { titles }] = await Promise.all([
          import('@quayside/i18n/screen-title'),
          import('@quayside/i18n/text/titles'),
        ]);
        const { texts = [] } = isListedTitle(next.name) ? {} : await next.screen();
        await store.load(titles, ...texts);
        const title = screenTitle(next.name, texts, (text, key, values) => store.translate(text, key, values));
        if (wanted.current === next && title) document.title = title;
      };
      write().catch(() => undefined); // the title before stays
    },
    [store],
  );
  useEffect(() => {
    // To set the same language again computes the styles of the whole page anew.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    setTitle(route);
  }, [language, route, setTitle]);
  return setTitle;
}
