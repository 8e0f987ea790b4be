import type { Text } from '@quayside/i18n/define-text';
import { getScreenTitle } from '@quayside/i18n/internals/screen-title';
import { titles } from '@quayside/i18n/internals/text/titles';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { useEffect, useState } from 'react';
import type { FlowRoute } from './define-flow.ts';

/** Returns the title of a screen in the current language. Returns '' without a route, and while the title loads with the screen's texts. */
export function useScreenTitle(route: Pick<FlowRoute, 'name' | 'screen'> | undefined): string {
  const store = useTextStore();
  useText(titles); // re-renders when the language changes
  const [texts, setTexts] = useState<readonly Text[]>([]);
  const title = route && getScreenTitle(route.name, texts, (text, key, values) => store.translate(text, key, values));
  const isMissing = route !== undefined && title === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const { texts: found = [] } = await route.screen();
      await store.load(...found);
      setTexts(found);
    };
    load().catch(() => undefined); // the page works without a title
  }, [isMissing, route, store]);
  return title ?? '';
}
