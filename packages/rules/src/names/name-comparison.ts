import { foldName } from '@quayside/values/internals/name';

/**
 * This module compares names from different sources: the machine-readable zone of a passport, a bank, the customer. Letters with the same base are equal,
 * punctuation counts as a space, and the order of surname and given names is ignored.
 */

/** Letters without a canonical base letter, which the machine-readable zone replaces (ICAO 9303-3 section 6). */
const replaced = { Ł: 'L', Đ: 'D', Ð: 'D', Ħ: 'H', Ŧ: 'T', Ŋ: 'N', Ə: 'E', Æ: 'AE', Þ: 'TH', Œ: 'OE' } as const;
/** Letters that the machine-readable zone may spell out (ICAO 9303-3 section 6). The zone may also omit their marks instead. */
const spelledOut: Readonly<Record<string, string>> = {
  ...replaced,
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Å: 'AA',
  Ø: 'OE',
};
const withoutBase: Readonly<Record<string, string>> = { ...replaced, Ø: 'O' };

/** Length of the name field of a TD3 passport in characters. Longer names are truncated (ICAO 9303-4). */
const MACHINE_READABLE_NAME_LENGTH = 39;

/** Returns whether two names can belong to the same person. Ignores order, marks and punctuation. */
export const namesAgree = (a: string, b: string): boolean =>
  spellings(a).some((left) => spellings(b).some((right) => left.join(' ') === right.join(' ')));

/** Returns whether `read` can be the name `typed`. `read` comes from a machine-readable zone and may be truncated. */
export function couldBeName(read: string, typed: string): boolean {
  if (namesAgree(read, typed)) return true;
  if (read.trim().length < MACHINE_READABLE_NAME_LENGTH - 1) return false;
  return spellings(typed).some((name) => beginsWith(name, words(read, withoutBase)));
}

const spellings = (name: string): string[][] => [words(name, spelledOut).sort(), words(name, withoutBase).sort()];

function words(name: string, letters: Readonly<Record<string, string>>): string[] {
  const plain = [...foldName(name)].map((letter) => letters[letter] ?? letter).join('');
  return plain
    .normalize('NFD')
    .replace(/[\p{M}']/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** Returns whether every word of `read` is a different word of `name`. The last one may be only the start of a word. */
function beginsWith(name: readonly string[], read: readonly string[]): boolean {
  const left = [...name];
  return read.every((word, index) => {
    const at = left.findIndex((whole) => (index === read.length - 1 ? whole.startsWith(word) : whole === word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
