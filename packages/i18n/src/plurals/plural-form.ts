import type { Language } from '../language.ts';

/**
 * Returns the plural form of a count, by the rules of CLDR: of our languages only English has a form for one. `Intl.PluralRules` knows them too, but its first
 * use takes longer than all texts of a first screen.
 */
export const pluralForm = (language: Language, count: number): 'one' | 'other' =>
  language === 'en' && Math.abs(count) === 1 ? 'one' : 'other';
