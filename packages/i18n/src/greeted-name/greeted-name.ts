/** Matches the parts of a name. Apostrophes and hyphens start a new part, as in O'Brien. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

/**
 * Returns a name with initial capitals, for a greeting or a page, because passports and registers write names in
 * capitals. A name with lower-case letters is returned unchanged.
 */
export const formatGreetingName = (name: string): string =>
  name === name.toLocaleUpperCase('en')
    ? name.replace(words, (word) => `${word.slice(0, 1)}${word.slice(1).toLocaleLowerCase('en')}`)
    : name;
