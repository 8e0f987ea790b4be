import type { PDFFont } from '@cantoo/pdf-lib';
import type { ClusterFont } from './pdf-cluster-font.ts';
import type { FontFace } from './pdf-face.ts';
import { scriptCharacter } from './pdf-fonts.ts';
import { UnshownCharacterError } from './unshown-character.ts';

/** Consecutive characters in one font: their glyphs in hexadecimal, and their width at a font size of one point. */
export type GlyphRun = { readonly font: PDFFont; readonly glyphs: string; readonly width: number };
/** A shaped word, and its width at a font size of one point. */
export type ShapedWord = { readonly runs: readonly GlyphRun[]; readonly width: number };
/** A font, and its subset that is embedded in a PDF. */
export type EmbeddedFace = { readonly face: FontFace; readonly clusters: ClusterFont; readonly font: PDFFont };
/** The fonts of a PDF, the preferred ones first. */
export type Fonts = readonly EmbeddedFace[];

/** Matches a single digit, or text without digits. All digits have the same width and never join, so amounts need only a few cached glyphs. */
const digits = /\d|\D+/g;

/** Shapes the words of one PDF. Results are cached, because statements repeat a few thousand words. */
export class WordShaper {
  readonly #fonts: Fonts;
  readonly #known = new Map<string, ShapedWord>();

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  /** Returns whether the preferred font has every character of a text. */
  areOfFirst = (text: string): boolean => this.#fonts[0]?.face.covers(text.normalize('NFC')) ?? false;

  /** Returns a word as glyphs. `rtl` is true inside a right-to-left part of a line. Throws `UnshownCharacterError` if no font has a character. */
  of(text: string, rtl = false): ShapedWord {
    const key = rtl ? `rtl ${text}` : text;
    const known = this.#known.get(key);
    if (known) return known;
    const parts = rtl ? [] : (text.match(digits) ?? []);
    const runs = parts.length > 1 ? parts.flatMap((part) => this.of(part).runs) : this.#shape(text, rtl);
    const word = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    this.#known.set(key, word);
    return word;
  }

  #shape(text: string, rtl: boolean): readonly GlyphRun[] {
    const runs = splitRuns(text, this.#fonts).map(({ font: { face, clusters, font }, text: part }) => {
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
 * Splits a text into runs, each with a font that has its characters. A letter stays with its marks, and characters of no script, such as spaces, stay with
 * the text before them. The runs are in Unicode NFC. Throws `UnshownCharacterError` if no font has a character.
 */
export function splitRuns<Font extends Pick<EmbeddedFace, 'face'>>(
  text: string,
  fonts: readonly Font[],
): readonly { readonly text: string; readonly font: Font }[] {
  const whole = text.normalize('NFC').replace(breaks, ' ');
  // Prefers one font for the whole word, because Chinese characters look different in each font.
  const even = fonts.find(({ face }) => face.covers(whole) && [...whole].every((one) => isFor(face, one)));
  if (even) return [{ text: whole, font: even }];
  const runs: { text: string; font: Font }[] = [];
  const put = (part: string) => {
    const last = runs.at(-1);
    const stays = last && !scriptCharacter.test(part) && last.font.face.covers(part);
    const able = fonts.filter(({ face }) => face.covers(part));
    const font = stays ? last.font : (able.find(({ face }) => face.scripts.test(part)) ?? able[0]);
    if (!font) return false;
    if (last?.font === font) last.text += part;
    else runs.push({ text: part, font });
    return true;
  };
  for (const { segment } of graphemes.segment(whole)) {
    if (put(segment)) continue;
    // Places letter and marks side by side, because no font has the whole cluster.
    for (const character of segment) if (!put(character)) throw new UnshownCharacterError(character);
  }
  return runs;
}

const isFor = ({ scripts }: FontFace, character: string) => scripts.test(character) || !scriptCharacter.test(character);

/** Matches white space that has no glyph, such as a line end. */
const breaks = /[^\S\u00a0\u202f\u3000]/g;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
