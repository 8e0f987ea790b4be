import { languageNumbers } from '@quayside/i18n/language';
import { returnParameters } from '@quayside/platform/internals/return-url';
import { parseSkin } from '@quayside/ui/skin';
import type { Host } from '../host-context.ts';

/** Returns the page parameters for the URL to which registration returns, which may open in another tab. */
export function returnParametersOf({
  parameters,
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> {
  const said = { ...parameters, langType: languageNumbers[texts.language] };
  return Object.fromEntries(
    returnParameters.flatMap((name) => (said[name] === undefined ? [] : [[name, String(said[name])]])),
  );
}

/** Returns the current language and skin of the page, for a page of the server that opens in its own window. */
export function helpParametersOf({ texts }: Pick<Host, 'texts'>): { langType: string; skinType?: string } {
  const skinType = parseSkin(document.documentElement.dataset.skin);
  return { langType: String(languageNumbers[texts.language]), ...(skinType ? { skinType } : {}) };
}
