import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
import type { HostRoute } from './route-table/route-table.ts';

/** What a page's title comes from: the name of its route, or the texts of a screen that the specification does not list. */
type Titled = Pick<HostRoute, 'name' | 'screen'>;

/**
 * Keeps the document's title and language up to date when the language changes (NAV-02). Returns a function that sets the title of the next page. If the texts
 * fail to load, the previous title stays.
 */
export function useDocumentTitle(route: Titled): (route: Titled) => void {
  const store = useTextStore();
  const language = useLanguage();
  const wanted = useRef(route);
  const setTitle = useCallback(
    (next: Titled) => {
      wanted.current = next;
      const write = async () => {
        const [{ getScreenTitle: screenTitle, isListedTitle }, { titles }] = await Promise.all([
          import('@quayside/i18n/internals/screen-title'),
          import('@quayside/i18n/internals/text/titles'),
        ]);
        const { texts = [] } = isListedTitle(next.name) ? {} : await next.screen();
        await store.load(titles, ...texts);
        const title = screenTitle(next.name, texts, (text, key, values) => store.translate(text, key, values));
        if (wanted.current === next && title) document.title = title;
      };
      write().catch(() => undefined); // the previous title stays
    },
    [store],
  );
  useEffect(() => {
    // Setting the same language again would recompute the styles of the whole page.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
    setTitle(route);
  }, [language, route, setTitle]);
  return setTitle;
}
