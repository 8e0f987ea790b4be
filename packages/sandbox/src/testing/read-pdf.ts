import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { PdfBlock, PdfContent } from '../domain/ports/pdf-maker.ts';

/** The text and metadata that can be extracted from a PDF. */
export type ReadPdf = {
  /** Text of each page, with white space unchanged. */
  readonly pages: readonly string[];
  /** Text of all pages, with white space collapsed. */
  readonly text: string;
  readonly info: { readonly Title?: string; readonly Language?: string; readonly Subject?: string };
  /** Number of glyphs that no font has. */
  readonly missing: number;
};

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const file = await getDocument({ data: bytes.slice(), useSystemFonts: false, verbosity: 0 }).promise;
  const pages: string[] = [];
  let missing = 0;
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.map((item) => ('str' in item ? item.str : '')).join(' '));
    const { fnArray, argsArray } = await page.getOperatorList();
    for (const [index, call] of fnArray.entries())
      if (call === OPS.showText) missing += (argsArray[index] as Shown)[0].filter(isMissing).length;
  }
  const { info } = (await file.getMetadata()) as { info: ReadPdf['info'] };
  return { pages, text: pages.join('\n').replace(/\s+/g, ' '), info, missing };
}

/** Glyphs and offsets, as pdfjs draws a text. */
type Shown = readonly [readonly ({ readonly originalCharCode: number } | number)[]];
/** Returns whether a glyph is number 0, which stands for a missing one in each font. */
const isMissing = (glyph: Shown[0][number]): boolean => typeof glyph === 'object' && glyph.originalCharCode === 0;

/** Returns a text without white space, which line breaks change, and with a decomposed Thai AM, as shaping leaves it. */
export const normalizeText = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\s+/g, '')
    .replace(/([\u0e48-\u0e4b])\u0e4d/g, '\u0e4d$1');

/** Returns the text that the pages of a PDF must contain, without white space and footers. */
export const getNormalizedText = ({ blocks }: PdfContent): string => normalizeText(blocks.map(wordsOf).join(''));

const wordsOf = (block: PdfBlock): string => {
  if ('text' in block) return block.text;
  if (block.is === 'box') return block.rows.map(({ label, value }) => label + value).join('');
  return block.is === 'row' ? block.label + block.lines.join('') + (block.amount ?? '') : '';
};
