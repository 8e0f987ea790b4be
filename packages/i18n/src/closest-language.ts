import { localeOf } from '@quayside/rules/locale';
import type { Language } from './language.ts';

/**
 * Matches a browser's preference with the languages of an edition: same language and script, else same language (`zh-TW` gets simplified Chinese where it
 * is the only Chinese one). Undefined where none suits.
 */
export const closestLanguage =
  (offered: readonly Language[]) =>
  (preference: string | undefined): Language | undefined => {
    const wanted = canonicalTag(preference ?? '');
    if (!wanted) return undefined;
    const { language, script } = localeOf(wanted);
    const related = offered.filter((one) => localeOf(one).language === language);
    return related.find((one) => localeOf(one).script === script) ?? related[0];
  };

/** Undefined for a malformed tag: headers may hold anything. */
function canonicalTag(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    return undefined;
  }
}
