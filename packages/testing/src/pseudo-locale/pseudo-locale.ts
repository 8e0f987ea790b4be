import type { Messages, Text } from '@quayside/i18n/define-text';

/** The CLDR code of accented English, for tests. Production bundles, headers and editions do not contain it. */
export const pseudoLocale = 'en-XA';

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accents = [...'áƀçðéƒĝĥíĵķļɱñóþǫŕšţúṽŵẋýžÁƁÇÐÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŢÚṼŴẊÝŽ'];
const accented = (letter: string) => accents[plain.indexOf(letter)] ?? letter;

const growth = 1.35;
const kept = /({{\w+}}|<[^>]+>)/;

/** Converts an English text to the pseudo-locale: about 35 % longer, accented and in brackets. Does not change placeholders and tags. */
export function pseudoText(english: string): string {
  let missing = Math.ceil(english.length * (growth - 1)) - 2; // minus the brackets
  const parts = english.split(kept).map((part) => {
    if (kept.test(part)) return part;
    return part.replace(/[a-z]/gi, (letter) => {
      const twice = /[aeiou]/i.test(letter) && missing > 0;
      if (twice) missing--;
      return accented(letter) + (twice ? accented(letter.toLowerCase()) : '');
    });
  });
  return `⟦${parts.join('')}${'~'.repeat(Math.max(missing, 0))}⟧`;
}

/** Returns the messages of a group, each converted to the pseudo-locale. */
export const pseudoMessages = <M extends Messages>(english: M): M =>
  Object.fromEntries(Object.entries(english).map(([key, text]) => [key, pseudoText(text)])) as M;

const groups = new WeakMap<Text, Text>();

/** Returns a group with the pseudo-locale instead of English. Repeated calls with a group return the same object. */
export function pseudoGroup(text: Text): Text {
  const known = groups.get(text);
  if (known) return known;
  const made = { ...text, en: pseudoMessages(text.en) };
  groups.set(text, made);
  return made;
}
