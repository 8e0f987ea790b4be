import { checkLatinName, normaliseName } from '@quayside/rules/name';

/** Full-width letters, as an input method leaves them, become plain ones; runs of white space one space. The case stays. */
export const romanised = (text: string): string =>
  normaliseName(text.replace(/[\uFF01-\uFF5E\u3000]+/g, (wide) => wide.normalize('NFKC')));

/** Whether a name that should be in Latin letters holds others. Digits and signs are a matter of the step's own rules. */
export const hasOtherScript = (text: string): boolean =>
  checkLatinName('', romanised(text)).some(({ code }) => code === 'name-latin');
