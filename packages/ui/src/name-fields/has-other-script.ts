import { checkLatinName } from '@quayside/rules/name';

/** Returns true if the name contains letters of another script. The rules of the step check digits and signs. */
export const hasOtherScript = (text: string): boolean =>
  checkLatinName('', text).some(({ code }) => code === 'name-latin');
