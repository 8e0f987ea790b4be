import { languageNumbers } from '@quayside/i18n/language';
import { returnParameters } from '@quayside/platform/internals/return-url';
import { parseSkin } from '@quayside/ui/skin';
import type { Host } from '../host-context.ts';

/**
 * Returns the page parameters that the return URL of registration needs, with the current language. That URL can open in another tab, which has stored none.
 */
export function getReturnParameters({
  parameters,
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> {
  const values = { ...parameters, langType: languageNumbers[texts.language] };
  return Object.fromEntries(
    returnParameters.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])),
  );
}

/** Returns the page's current language and skin as query parameters, for a page of the server in another window. */
export function getHelpParameters({ texts }: Pick<Host, 'texts'>): { langType: string; skinType?: string } {
  const skinType = parseSkin(document.documentElement.dataset.skin);
  return { langType: String(languageNumbers[texts.language]), ...(skinType ? { skinType } : {}) };
}
