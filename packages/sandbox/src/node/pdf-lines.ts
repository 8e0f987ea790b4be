import type { PDFFont } from '@cantoo/pdf-lib';
import type { Face } from './pdf-fonts.ts';

/** Signs in a row that one font sets. */
export type Run = { readonly text: string; readonly font: PDFFont };

type Fonts = readonly { readonly face: Pick<Face, 'covers'>; readonly font: PDFFont }[];

/** A text by the fonts that have its signs; one that no font has is set as a question mark, never as nothing. */
export function runsOf(text: string, fonts: Fonts): readonly Run[] {
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

/** Breaks a text where its language breaks lines: between words, in Chinese, Japanese and Thai too; a word longer than a line between its signs. */
export function linesThatFit(
  text: string,
  width: number,
  widthOf: (text: string) => number,
  language: string,
): readonly string[] {
  const words = unbroken(new Intl.Segmenter(language, { granularity: 'word' }).segment(text));
  const lines: string[] = [];
  let line = '';
  const put = (piece: string) => {
    if (widthOf(line + piece.trimEnd()) <= width || line === '') line += piece;
    else {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    }
  };
  for (const word of words) for (const piece of widthOf(word) <= width ? [word] : graphemes(word)) put(piece);
  return [...lines, line.trimEnd()];
}

/** Words with what must not stand apart from them: a line begins with no closing sign and ends with no opening one (JIS X 4051, UAX 14). */
function unbroken(segments: Iterable<{ readonly segment: string }>): readonly string[] {
  const words: string[] = [];
  for (const { segment } of segments) {
    const last = words.at(-1);
    if (last !== undefined && (opening.test(last) || closing.test(segment))) words[words.length - 1] = last + segment;
    else words.push(segment);
  }
  return words;
}

const opening = /[\p{Ps}\p{Pi}]$/u;
const closing = /^[\p{Pe}\p{Pf}、。，．：；！？,.:;!?%ーッャュョっゃゅょ々]/u;

const graphemes = (word: string): readonly string[] =>
  [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment);
