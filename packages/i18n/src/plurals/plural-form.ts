import type { Language } from '../language.ts';

/**
 * Returns the plural form of a count by the rules of CLDR: `one` only in English, for 1 and -1. Does not use `Intl.PluralRules`, whose first use takes longer
 * than all texts of a first screen.
 */
export const pluralForm = (language: Language, count: number): 'one' | 'other' =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
