import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef } from 'react';
import type { HostRoute } from './route-table/route-table.ts';

/** The sources of a page's title: its name, or the texts of a screen that the specification does not list. */
type Titled = Pick<HostRoute, 'name' | 'screen'>;

/**
 * Returns a function that sets the document title before a navigation, and updates the title after a change of language (NAV-02). The texts load after the
 * first frame, whose document already has its title.
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
