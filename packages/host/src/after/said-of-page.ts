import { languageNumbers } from '@quayside/i18n/language';
import { returnParameters } from '@quayside/platform/return-url';
import type { Host } from '../host-context.ts';

/** What the first addresses said of the page and may leave it, for the address that registration leads back to: it can open in another tab. */
export function saidOfPage({
  parameters,
  texts,
}: Pick<Host, 'parameters' | 'texts'>): Readonly<Record<string, string>> {
  const said = { ...parameters, langType: languageNumbers[texts.language] };
  return Object.fromEntries(
    returnParameters.flatMap((name) => (said[name] === undefined ? [] : [[name, String(said[name])]])),
  );
}
