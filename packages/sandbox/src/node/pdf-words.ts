import type { PDFFont } from '@cantoo/pdf-lib';
import type { ClusterFont } from './pdf-cluster-font.ts';
import type { Face } from './pdf-face.ts';
import { ofScript } from './pdf-fonts.ts';
import { UnshownCharacterError } from './unshown-character.ts';

/** Consecutive characters in one font: hexadecimal glyphs, and their width at one point. */
export type Run = { readonly font: PDFFont; readonly glyphs: string; readonly width: number };
/** A shaped word. */
export type SetWord = { readonly runs: readonly Run[]; readonly width: number };
/** A face in a file. */
export type EmbeddedFace = { readonly face: Face; readonly clusters: ClusterFont; readonly font: PDFFont };
export type Fonts = readonly EmbeddedFace[];

/** Digits have one width and join with nothing, so that the amounts of a statement are set from a few glyphs. */
const digits = /\d|\D+/g;

/** Shapes each word of a file once: statements repeat a few thousand words. */
export class Words {
  readonly #fonts: Fonts;
  readonly #known = new Map<string, SetWord>();

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  /** Whether the first font has every character of a text. */
  areOfFirst = (text: string): boolean => this.#fonts[0]?.face.covers(text.normalize('NFC')) ?? false;

  /** `rtl`: part of a line that is read from right to left. Throws UnshownCharacterError. */
  of(text: string, rtl = false): SetWord {
    const key = rtl ? `rtl ${text}` : text;
    const known = this.#known.get(key);
    if (known) return known;
    const parts = rtl ? [] : (text.match(digits) ?? []);
    const runs = parts.length > 1 ? parts.flatMap((part) => this.of(part).runs) : this.#shape(text, rtl);
    const word = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    this.#known.set(key, word);
    return word;
  }

  #shape(text: string, rtl: boolean): readonly Run[] {
    const runs = runsOf(text, this.#fonts).map(({ font: { face, clusters, font }, text: part }) => {
      const shaped = face.shape(part, rtl);
      const missing = shaped.find(({ glyphs }) => glyphs.some(({ id }) => id === 0));
      if (missing) throw new UnshownCharacterError(missing.text);
      return {
        font,
        glyphs: shaped.map((cluster) => font.encodeText(clusters.keyOf(cluster)).asString()).join(''),
        width: shaped.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm,
      };
    });
    return rtl ? runs.toReversed() : runs;
  }
}

/**
 * Splits a text by the fonts that contain its characters. A letter stays with its marks, and characters of no script, such as spaces, with what precedes them.
 * The text of the runs is in Unicode NFC. Throws UnshownCharacterError.
 */
export function runsOf<Font extends Pick<EmbeddedFace, 'face'>>(
  text: string,
  fonts: readonly Font[],
): readonly { readonly text: string; readonly font: Font }[] {
  const whole = text.normalize('NFC').replace(breaks, ' ');
  // A word in one font is even: the fonts of Chinese characters differ.
  const even = fonts.find(({ face }) => face.covers(whole) && [...whole].every((one) => isFor(face, one)));
  if (even) return [{ text: whole, font: even }];
  const runs: { text: string; font: Font }[] = [];
  const put = (part: string) => {
    const last = runs.at(-1);
    const stays = last && !ofScript.test(part) && last.font.face.covers(part);
    const able = fonts.filter(({ face }) => face.covers(part));
    const font = stays ? last.font : (able.find(({ face }) => face.scripts.test(part)) ?? able[0]);
    if (!font) return false;
    if (last?.font === font) last.text += part;
    else runs.push({ text: part, font });
    return true;
  };
  for (const { segment } of graphemes.segment(whole)) {
    if (put(segment)) continue;
    // No font has all of it, so that its marks are set beside their letter.
    for (const character of segment) if (!put(character)) throw new UnshownCharacterError(character);
  }
  return runs;
}

const isFor = ({ scripts }: Face, character: string) => scripts.test(character) || !ofScript.test(character);

/** White space that has no glyph, such as the end of a line. */
const breaks = /[^\S\u00a0\u202f\u3000]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
