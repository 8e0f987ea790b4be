import { plainDigits } from '../plain-digits.ts';

/** A number that was read from a text, or the reason why the text is none. */
export type TypedNumber =
  | {
      /** The number as it was written, in ASCII and without groups: "-0012." of "−0012,". '' of a text without a digit. */
      readonly written: string;
      /** The number as a decimal: "-12". '' of a text without a digit. */
      readonly value: string;
    }
  | {
      /**
       * `characters`: letters or other characters ("5k", "1e5", "1万"). `currency`: the code or the sign of another currency. `marks`: points, commas, spaces
       * or apostrophes that fit no way to write a number ("1.2.3", "4,500,50").
       */
      readonly reason: 'characters' | 'currency' | 'marks';
    };

/** No amount is longer, and a short limit bounds the work. */
const longest = 256;

const noWords = (): readonly string[] => [];

/**
 * Reads a number that a person typed or pasted: a decimal point or comma, groups by commas, points, spaces or apostrophes, Indian groups, digits and marks of
 * all scripts, a leading sign, and the brackets of accounting for a negative number. A comma before three digits groups and a point before them does not,
 * as all languages of the product write it: "4,500" is 4500 and "4.500" is 4.5. It never drops a character that could change the number.
 *
 * `wordsBeside` returns what may stand before or after the number, such as the code and the sign of its currency. It is not called for a text of digits and marks
 * alone.
 */
export function readTypedNumber(text: string, wordsBeside: () => readonly string[] = noWords): TypedNumber {
  if (text.length > longest) return { reason: 'characters' };
  const plain = plainSigns(text);
  const words = foreign.test(plain) ? wordsBeside().map(plainSigns) : [];
  const bare = withoutWords(plain, words);
  const bracketed = /^\((.*)\)$/.exec(bare);
  const signed = /^([-+]) ?(.*)$/.exec(bare);
  const isNegative = bracketed !== null || signed?.[1] === '-';
  // In "4.500,-" the comma announces decimals that are none.
  const numeral = withoutWords(bracketed?.[1] ?? signed?.[2] ?? bare, words).replace(/([.,])-{1,2}$/, '$1');
  if (foreign.test(numeral)) return { reason: otherCurrency.test(numeral) ? 'currency' : 'characters' };
  const parts = numerals.map((form) => form.exec(numeral)?.groups).find((groups) => groups !== undefined);
  if (!parts) return { reason: 'marks' };
  const { whole = '', mark, fraction = '' } = parts;
  const digits = whole.replace(/\D/g, '');
  const sign = isNegative ? '-' : '';
  return {
    written: `${sign}${digits}${mark === undefined ? '' : '.'}${fraction}`,
    value: digits || fraction ? `${sign}${decimal(digits, fraction)}` : '',
  };
}

const decimal = (whole: string, fraction: string): string => {
  const digits = whole.replace(/^0+(?=\d)/, '') || '0';
  return fraction ? `${digits}.${fraction}` : digits;
};

/** Writes the characters of other scripts and keyboards as ASCII, except the Arabic marks, whose meaning is certain. */
const plainSigns = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '') // direction marks and zero-width characters of copied texts
    .replace(/[\uFE50-\uFE6F\uFF01-\uFFEE]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u3001\u060C]/g, ',') // 、 ،
    .replace(/\u3002/g, '.') // 。
    .replace(/\u066A/g, '%') // ٪
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212\u30FC]/g, '-') // hyphens, dashes, minus, and ー, the key of a Japanese keyboard
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

/** A minus inside a number is no mark of it. */
const foreign = /[^\d.,' \u066B\u066C]/;
const otherCurrency = /\p{Sc}|(?:^|\P{L})[A-Z]{3}(?!\p{L})/u;

/** Removes one word before the number and one behind it. */
function withoutWords(text: string, words: readonly string[]): string {
  const small = text.toLowerCase();
  const before = longestOf(words.filter((word) => small.startsWith(word.toLowerCase())));
  const rest = text.slice(before.length);
  const after = longestOf(words.filter((word) => rest.toLowerCase().endsWith(word.toLowerCase())));
  return rest.slice(0, rest.length - after.length).trim();
}

const longestOf = (words: readonly string[]): string =>
  words.reduce((long, word) => (word.length > long.length ? word : long), '');

const threes = (mark: string): string => `[1-9]\\d{0,2}(?:${mark}\\d{3})+`;
const decimals = (marks: string): string => `(?:(?<mark>[${marks}])(?<fraction>\\d*))?`;

/** Ways to write a number, the first that fits. A mark of groups is never the mark of decimals too. */
const numerals = [
  `(?<whole>${threes(',')}|[1-9]\\d?(?:,\\d\\d)+,\\d{3})${decimals('.\u066B')}`,
  ...[' ', "'", '\u066C'].map((mark) => `(?<whole>${threes(mark)})${decimals('.,\u066B')}`),
  `(?<whole>${threes('\\.')})(?<mark>[,\u066B])(?<fraction>\\d*)`,
  `(?<whole>[1-9]\\d{0,2}(?:\\.\\d{3}){2,})`,
  `(?<whole>\\d*)${decimals('.,\u066B')}`,
].map((form) => new RegExp(`^${form}$`));
