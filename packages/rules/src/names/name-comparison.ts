import { foldName } from '../name/plain-name.ts';

/**
 * Compares names from different sources: a passport's machine-readable zone, a bank, the customer. Letters with the same base are equal, punctuation is a
 * space, and the order of surname and given names is ignored.
 */

/** ICAO 9303-3 section 6: letters that the machine-readable zone may spell out; it may drop their marks instead. */
const spelledOut: Readonly<Record<string, string>> = {
  Ä: 'AE',
  Ö: 'OE',
  Ü: 'UE',
  Å: 'AA',
  Æ: 'AE',
  Ø: 'OE',
  Þ: 'TH',
  Œ: 'OE',
};
/** Letters that keep no base when their marks go. */
const withoutBase: Readonly<Record<string, string>> = { Æ: 'AE', Ø: 'O', Þ: 'TH', Œ: 'OE', Ł: 'L', Đ: 'D' };

/** The name field of a TD3 passport holds 39 characters; a longer name is cut there (ICAO 9303-4). */
const MACHINE_READABLE_NAME_LENGTH = 39;

/** Whether both are the same name. */
export const namesAgree = (a: string, b: string): boolean =>
  spellings(a).some((left) => spellings(b).some((right) => left.join(' ') === right.join(' ')));

/** Whether `read`, as a machine-readable zone holds it (perhaps cut short), can be `typed`. */
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

/** Every word is one of the name's, each used once; the last one may be its beginning alone. */
function beginsWith(name: readonly string[], read: readonly string[]): boolean {
  const left = [...name];
  return read.every((word, index) => {
    const at = left.findIndex((whole) => (index === read.length - 1 ? whole.startsWith(word) : whole === word));
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
