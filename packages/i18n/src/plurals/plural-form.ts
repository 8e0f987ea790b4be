import type { Language } from '../language.ts';

/**
 * Returns the plural form of a count by the rules of CLDR. Of the interface languages, only English has a singular
 * form. It does not use `Intl.PluralRules`, because the first use of that takes longer than all texts of a first
 * screen.
 */
export const pluralForm = (language: Language, count: number): 'one' | 'other' =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
