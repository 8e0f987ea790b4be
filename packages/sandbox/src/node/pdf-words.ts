import type { PDFFont } from '@cantoo/pdf-lib';
import type { Face } from './pdf-fonts.ts';

/** Consecutive characters in one font: hexadecimal glyphs, and their width at one point. */
export type Run = { readonly font: PDFFont; readonly glyphs: string; readonly width: number };
/** A shaped word. */
export type SetWord = { readonly runs: readonly Run[]; readonly width: number };
export type Fonts = readonly { readonly face: Pick<Face, 'covers'>; readonly font: PDFFont }[];

/** Digits have one width and join with nothing, so that the amounts of a statement are set from a few glyphs. */
const digits = /\d|\D+/g;

/** Shapes each word of a file once: statements repeat a few thousand words. */
export class Words {
  readonly #fonts: Fonts;
  readonly #known = new Map<string, SetWord>();

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  of(text: string): SetWord {
    const known = this.#known.get(text);
    if (known) return known;
    const parts = text.match(digits) ?? [];
    const runs = parts.length > 1 ? parts.flatMap((part) => this.of(part).runs) : this.#shape(text);
    const word = { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
    this.#known.set(text, word);
    return word;
  }

  #shape = (text: string): readonly Run[] =>
    runsOf(text, this.#fonts).map(({ font, text: signs }) => ({
      font,
      glyphs: font.encodeText(signs).asString(),
      width: font.widthOfTextAtSize(signs, 1),
    }));
}

/** Splits a text by the fonts that contain its characters. Characters without a font become a question mark, never blank. */
export function runsOf(text: string, fonts: Fonts): readonly { readonly text: string; readonly font: PDFFont }[] {
  const runs: { text: string; font: PDFFont }[] = [];
  for (const sign of text) {
    const codePoint = sign.codePointAt(0) ?? 0;
    const last = runs.at(-1);
    const stays = fonts.find(({ font, face }) => font === last?.font && face.covers(codePoint));
    const found = stays ?? fonts.find(({ face }) => face.covers(codePoint));
    const font = found?.font ?? fonts[0]?.font;
    if (!font) return [];
    const shown = found ? sign : '?';
    if (last?.font === font) last.text += shown;
    else runs.push({ text: shown, font });
  }
  return runs;
}
