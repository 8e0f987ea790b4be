import { checkLatinName, normaliseName } from '@quayside/rules/name';

/** Converts full-width letters to ASCII and collapses white space. It keeps the case. */
export const romanised = (text: string): string =>
  normaliseName(text.replace(/[\uFF01-\uFF5E\u3000]+/g, (wide) => wide.normalize('NFKC')));

/** Returns true if the name contains letters of another script. The rules of the step check digits and signs. */
export const hasOtherScript = (text: string): boolean =>
  checkLatinName('', romanised(text)).some(({ code }) => code === 'name-latin');
