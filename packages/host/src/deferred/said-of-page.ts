import { languageNumbers } from '@quayside/i18n/language';
import { returnParameters } from '@quayside/platform/return-url';
import { parseSkin } from '@quayside/ui/skin';
import type { Host } from '../host-context.ts';

/** Returns the page parameters for the address that registration returns to, which may open in another tab. */
export function saidOfPage({
  parameters,
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> {
  const said = { ...parameters, langType: languageNumbers[texts.language] };
  return Object.fromEntries(
    returnParameters.flatMap((name) => (said[name] === undefined ? [] : [[name, String(said[name])]])),
  );
}

/** Returns the language and the skin that the page has now, for a page of the server that opens in a window of its own. */
export function lookOfPage({ texts }: Pick<Host, 'texts'>): { langType: string; skinType?: string } {
  const skinType = parseSkin(document.documentElement.dataset.skin);
  return { langType: String(languageNumbers[texts.language]), ...(skinType ? { skinType } : {}) };
}
