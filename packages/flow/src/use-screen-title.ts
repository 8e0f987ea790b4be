import type { Text } from '@quayside/i18n/define-text';
import { screenTitle } from '@quayside/i18n/screen-title';
import { titles } from '@quayside/i18n/text/titles';
import { useText, useTextStore } from '@quayside/i18n/use-text';
import { useEffect, useState } from 'react';
import type { FlowRoute } from './define-flow.ts';

/** Returns the title of a screen. Empty while the screen's texts load, where they hold it. */
export function useScreenTitle(route: Pick<FlowRoute, 'name' | 'screen'> | undefined): string {
  const store = useTextStore();
  useText(titles); // renders again in another language
  const [texts, setTexts] = useState<readonly Text[]>([]);
  const title = route && screenTitle(route.name, texts, (text, key, values) => store.translate(text, key, values));
  const isMissing = route !== undefined && title === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = async () => {
      const { texts: found = [] } = await route.screen();
      await store.load(...found);
      setTexts(found);
    };
    load().catch(() => undefined); // the page stands without it
  }, [isMissing, route, store]);
  return title ?? '';
}
