import { languageNumbers } from '@quayside/i18n/language';
import { returnParameters } from '@quayside/platform/internals/return-url';
import { parseSkin } from '@quayside/ui/skin';
import type { Host } from '../host-context.ts';

/** Returns the page parameters for the URL to which registration returns. The URL can open in another tab. */
export function getReturnParameters({
  parameters,
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> {
  const values = { ...parameters, langType: languageNumbers[texts.language] };
  return Object.fromEntries(
    returnParameters.flatMap((name) => (values[name] === undefined ? [] : [[name, String(values[name])]])),
  );
}

/** Returns the current language and skin of the page as parameters, for a server page in another window. */
export function getHelpParameters({ texts }: Pick<Host, 'texts'>): { langType: string; skinType?: string } {
  const skinType = parseSkin(document.documentElement.dataset.skin);
  return { langType: String(languageNumbers[texts.language]), ...(skinType ? { skinType } : {}) };
}
