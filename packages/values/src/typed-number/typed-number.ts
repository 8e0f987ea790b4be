import { plainDigits } from '../plain-digits.ts';

/** A number from a text, or the reason why the text is not a number. */
export type TypedNumber =
  | {
      /** The number as written, in ASCII and without groups: "-0012." for "−0012,". Empty for a text without digits. */
      readonly written: string;
      /** The number as a canonical decimal: "-12". Empty for a text without digits. */
      readonly value: string;
    }
  | {
      /**
       * `characters`: letters or other characters ("5k", "1e5", "1万"). `currency`: the code or symbol of another currency. `marks`: points, commas, spaces or
       * apostrophes in wrong positions ("1.2.3", "4,500,50").
       */
      readonly reason: 'characters' | 'currency' | 'marks';
    };

/** Maximum length of a text in characters. Amounts are shorter, and the limit bounds the work. */
const longest = 256;

const noWords = (): readonly string[] => [];

/**
 * Parses a typed or pasted number. Accepts:
 * - a decimal point or comma, and a leading sign
 * - groups with commas, points, spaces or apostrophes, also Indian groups
 * - digits and marks of all scripts
 * - accounting brackets for a negative number
 *
 * A comma before three digits separates groups, but a point does not, as in all languages of the product: "4,500" is 4500 and "4.500" is 4.5. Never drops a
 * character that could change the number.
 * @param wordsBeside returns words that may precede or follow the number, such as the code and symbol of its currency. Not called for text with only digits and
 * marks.
 */
export function parseTypedNumber(text: string, wordsBeside: () => readonly string[] = noWords): TypedNumber {
  if (text.length > longest) return { reason: 'characters' };
  const plain = plainSigns(text);
  const words = foreign.test(plain) ? wordsBeside().map(plainSigns) : [];
  const bare = withoutWords(plain, words);
  const bracketed = /^\((.*)\)$/.exec(bare);
  const signed = /^([-+]) ?(.*)$/.exec(bare);
  const isNegative = bracketed !== null || signed?.[1] === '-';
  // In "4.500,-" the comma and the dash mean that there are no decimals.
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

/** Replaces characters of other scripts and keyboards with ASCII, except Arabic marks, which are unambiguous. */
const plainSigns = (text: string): string =>
  plainDigits(text)
    .replace(/\p{Cf}/gu, '') // direction marks and zero-width characters of copied text
    .replace(/[\uFE50-\uFE6F\uFF01-\uFFEE]/g, (wide) => wide.normalize('NFKC'))
    .replace(/[\u3001\u060C]/g, ',') // 、 ،
    .replace(/\u3002/g, '.') // 。
    .replace(/\u066A/g, '%') // ٪
    .replace(/[\u2018\u2019\u02BC\u2032\u00B4`]/g, "'")
    .replace(/[\u2010-\u2015\u2212\u30FC]/g, '-') // hyphens, dashes, minus, and ー from Japanese keyboards
    .trim()
    .replace(/\p{Zs}+/gu, ' ');

/** Matches characters that cannot be inside a number, such as a minus. */
const foreign = /[^\d.,' \u066B\u066C]/;
const otherCurrency = /\p{Sc}|(?:^|\P{L})[A-Z]{3}(?!\p{L})/u;

/** Removes one word before the number and one after it. */
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

/** Formats of numbers; the first that fits is used. Groups and decimals always have different separators. */
const numerals = [
  `(?<whole>${threes(',')}|[1-9]\\d?(?:,\\d\\d)+,\\d{3})${decimals('.\u066B')}`,
  ...[' ', "'", '\u066C'].map((mark) => `(?<whole>${threes(mark)})${decimals('.,\u066B')}`),
  `(?<whole>${threes('\\.')})(?<mark>[,\u066B])(?<fraction>\\d*)`,
  `(?<whole>[1-9]\\d{0,2}(?:\\.\\d{3}){2,})`,
  `(?<whole>\\d*)${decimals('.,\u066B')}`,
].map((form) => new RegExp(`^${form}$`));
