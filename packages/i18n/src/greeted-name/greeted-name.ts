/** A word as it stands in a name: apostrophes and hyphens begin another, as in O'Brien. */
const words = /\p{L}[\p{L}\p{M}]*/gu;

/** Returns a name as one says it: passports write names in capitals, and a greeting would shout. A name with small letters stays as the customer wrote it. */
export const greetedName = (name: string): string =>
  name === name.toLocaleUpperCase('en')
    ? name.replace(words, (word) => `${word.slice(0, 1)}${word.slice(1).toLocaleLowerCase('en')}`)
    : name;
