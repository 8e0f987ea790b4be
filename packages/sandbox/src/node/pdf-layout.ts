import {
  beginText,
  clip,
  endPath,
  endText,
  LineCapStyle,
  moveText,
  type PDFDocument,
  type PDFFont,
  PDFHexString,
  type PDFName,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  rgb,
  setFillingColor,
  setFontAndSize,
  setLineWidth,
  setStrokingColor,
  setTextRenderingMode,
  showText,
  TextRenderingMode,
} from '@cantoo/pdf-lib';
import type { Language } from '@quayside/i18n/language';
import { createFooter, type Letterhead, type PdfBlock, type PdfContent } from '../domain/ports/pdf-maker.ts';
import { visualOrder } from './pdf-direction.ts';
import { breakLines, type TextLine } from './pdf-lines.ts';
import { PdfTags, type StructureElement } from './pdf-tags.ts';
import type { GlyphRun, WordShaper } from './pdf-words.ts';

/** Size, margin and position of the footer of an A4 page, in points. */
const page = { width: 595, height: 842, margin: 56, foot: 40 } as const;
const column = page.width - 2 * page.margin;
const gap = 12;
const labelWidth = 170;
const amountWidth = 110;
const sizes = { name: 14, title: 18, heading: 12.5, typed: 24, paragraph: 9.5, label: 9, value: 10, foot: 8 } as const;
const ink = rgb(0.1, 0.12, 0.16);
const muted = rgb(0.36, 0.4, 0.46);
const boxGround = rgb(0.945, 0.953, 0.957);
const boxEdge = 10;
const signatureHeight = 70;
/** Letterhead symbol: its size in points, and the size, corners and line width of its path. */
const mark = { side: 26, box: 32, corner: 8, line: 2.5 } as const;
/** Height in points of the coloured rule below the letterhead. */
const ruleHeight = 1.5;
const rowLeading = sizes.value * 1.45;
/** Maximum number of lines of a row that is not split between pages. Rows of forms have fewer, and a page has space for more. */
const kept = 24;
/** Distance in points from the left edge of the page to the values. */
const values = page.margin + labelWidth;

/** Converts `#rrggbb` to a colour of the PDF library. */
const colourOf = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return rgb(red, green, blue);
};

type Color = typeof ink;
type TextStyle = { readonly size: number; readonly color: Color };
type Row = Extract<PdfBlock, { is: 'row' }>;
const rowOf = ({ label, value }: { readonly label: string; readonly value: string }): Row => ({
  is: 'row',
  label,
  lines: [value],
});

/** Places blocks on pages from top to bottom, and starts a new page if a block does not fit. */
export class PdfLayout {
  readonly #file: PDFDocument;
  /** Fonts of the text; while a typed signature is placed, those of the signature. */
  #words: WordShaper;
  readonly #script: WordShaper;
  readonly #language: Language;
  /** Names of the fonts that each page uses. */
  readonly #fontKeys = new Map<PDFPage, Map<PDFFont, PDFName>>();
  readonly #fitted = new Map<string, readonly TextLine[]>();
  #page: PDFPage;
  /** Colour of headings and of the rule; by default that of the text. */
  #accent = ink;
  #y = page.height - page.margin;
  readonly tags: PdfTags;
  /** Table to which the next row is added; undefined after any other block. */
  #table: StructureElement | undefined;

  constructor(
    file: PDFDocument,
    words: { readonly text: WordShaper; readonly signature: WordShaper },
    language: Language,
  ) {
    this.#file = file;
    this.#words = words.text;
    this.#script = words.signature;
    this.#language = language;
    this.#page = file.addPage([page.width, page.height]);
    this.tags = new PdfTags(file, language);
  }

  /** Places the symbol and name of the letterhead at the top of the first page, with a rule below. */
  head({ name, symbol, ground, line, accent }: Letterhead): void {
    this.#accent = colourOf(accent);
    const { side, box, corner, line: width } = mark;
    const [place, scale] = [{ x: page.margin, y: this.#y }, side / box];
    const edge = box - 2 * corner;
    const arc = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
    const tile = `M${corner} 0h${edge}${arc(corner, corner)}v${edge}${arc(-corner, corner)}h${-edge}${arc(-corner, -corner)}v${-edge}${arc(corner, -corner)}z`;
    this.tags.artifact(this.#page, () => {
      this.#page.drawSvgPath(tile, { ...place, scale, color: colourOf(ground) });
      const pen = { borderColor: colourOf(line), borderWidth: width * scale, borderLineCap: LineCapStyle.Round };
      this.#page.drawSvgPath(symbol, { ...place, scale, ...pen });
    });
    const [words = []] = this.#fit(name, column, sizes.name, this.#language);
    const element = this.tags.add('P');
    this.#marked(element, words, (one) =>
      this.#line(one, page.margin + side + gap, this.#y - side / 2 - sizes.name * 0.35, sizes.name, ink),
    );
    this.#y -= side + 10;
    const rule = { x: page.margin, y: this.#y, width: column, height: ruleHeight, color: this.#accent };
    this.tags.artifact(this.#page, () => this.#page.drawRectangle(rule));
    this.#y -= 14;
  }

  /** Starts a new page unless all these blocks fit on the present one. */
  keepTogether(blocks: readonly PdfBlock[]): void {
    this.#room(blocks.reduce((sum, block) => sum + this.#heightOf(block), 0));
  }

  /** Places a block. `next` is the block after it, which serves as the description of a drawn signature. */
  set(block: PdfBlock, next: PdfBlock | undefined): void {
    if (block.is !== 'row') this.#endTable();
    switch (block.is) {
      case 'title':
        return this.#text('H1', block, { size: sizes.title, after: 10 });
      case 'heading':
        this.#y -= 12;
        this.#room(60); // a heading never ends a page
        return this.#text('H2', block, { size: sizes.heading, after: 4 });
      case 'paragraph':
        return this.#text('P', block, { size: sizes.paragraph, after: 4 });
      case 'typed-signature':
        return this.#signed(block.text, () => this.#text('P', block, { size: sizes.typed, after: 6 }));
      case 'row':
        return this.#row(block);
      case 'box':
        return this.#box(block);
      case 'signature':
        return this.#signature(block.drawn, next && 'text' in next ? next.text : '');
      case 'page-break':
        return this.#next();
    }
  }

  /** Adds the footer with the licence to every page. Call it once, after all blocks are placed. */
  number(foot: PdfContent['foot'], licence = ''): void {
    const pages = this.#file.getPages();
    for (const [index, one] of pages.entries()) {
      this.#page = one;
      const [line = []] = this.#fit(
        createFooter({ foot }, index + 1, pages.length),
        column,
        sizes.foot,
        this.#language,
      );
      this.tags.artifact(one, () => this.#line(line, page.margin, page.foot, sizes.foot, muted));
      const [last] = this.#fit(licence, column, sizes.foot, this.#language);
      if (last) this.tags.artifact(one, () => this.#line(last, page.margin, page.foot - 12, sizes.foot, muted));
    }
  }

  #endTable(): void {
    if (this.#table) this.#y -= 5;
    this.#table = undefined;
  }

  #heightOf(block: PdfBlock): number {
    if (block.is === 'signature') return signatureHeight + 12;
    if (block.is === 'box') return block.rows.reduce((sum, one) => sum + this.#heightOf(rowOf(one)), 2 * boxEdge);
    if (block.is === 'row') return this.#rowLines(block).most * rowLeading + 3;
    if (block.is !== 'paragraph' && block.is !== 'typed-signature') return 0;
    const size = block.is === 'paragraph' ? sizes.paragraph : sizes.typed;
    const fit = () => this.#fit(block.text, column, size, this.#languageOf(block));
    const { length } = block.is === 'paragraph' ? fit() : this.#signed(block.text, fit);
    return length * size * 1.4 + 6;
  }

  /**
   * Runs a step with the font for typed signatures, if that font has all characters of the signature. Single letters of another font would look like a
   * correction.
   */
  #signed<T>(signature: string, step: () => T): T {
    const text = this.#words;
    if (this.#script.areOfFirst(signature)) this.#words = this.#script;
    const done = step();
    this.#words = text;
    return done;
  }

  #languageOf = ({ language }: PdfBlock): Language => language ?? this.#language;

  #rowLines(block: Row) {
    const { label, lines: given, amount } = block;
    const language = this.#languageOf(block);
    // A row with only an amount, such as an account's figure, gives its label the width of both columns.
    const labelRoom = given.length === 0 ? column - amountWidth : labelWidth;
    const labels = this.#fit(label, labelRoom - gap, sizes.label, language);
    const room = column - labelWidth - (amount ? amountWidth + gap : 0);
    const lines = given.flatMap((value) => this.#fit(value, room, sizes.value, language));
    return { labels, lines, most: Math.max(labels.length, lines.length, 1) };
  }

  #row(block: Row): void {
    const { labels, lines, most } = this.#rowLines(block);
    this.#table ??= this.tags.add('Table');
    const within = this.tags.add('TR', { within: this.#table, language: block.language });
    const head = this.tags.add('TH', { within });
    const data = lines.length > 0 ? this.tags.add('TD', { within }) : undefined;
    for (let from = 0; from < most; from += kept) {
      const height = Math.min(most - from, kept) * rowLeading;
      this.#room(height);
      // In reading order: the label precedes its explanation.
      this.#lines(head, labels.slice(from, from + kept), { x: page.margin, size: sizes.label, color: muted });
      if (data) this.#lines(data, lines.slice(from, from + kept), { x: values, size: sizes.value, color: ink });
      if (from === 0 && block.amount) this.#amount(block.amount, this.tags.add('TD', { within }));
      this.#y -= height;
    }
    this.#y -= 3;
  }

  /** Places rows on a background that is wider than the column, so that their text aligns with the title. */
  #box(block: Extract<PdfBlock, { is: 'box' }>): void {
    const height = this.#heightOf(block);
    this.#room(height);
    const place = { x: page.margin - boxEdge, y: this.#y - height, width: column + 2 * boxEdge, height };
    this.tags.artifact(this.#page, () => this.#page.drawRectangle({ ...place, color: boxGround }));
    this.#y -= boxEdge - 2;
    for (const one of block.rows) this.#row(rowOf(one));
    this.#y -= boxEdge + 2;
    this.#endTable();
  }

  /** Places lines of a row at `x`, without moving the position of the next block. */
  #lines(
    element: StructureElement,
    lines: readonly TextLine[],
    { x, size, color }: TextStyle & { readonly x: number },
  ): void {
    for (const [index, line] of lines.entries()) {
      const y = this.#y - sizes.value - index * rowLeading;
      this.#marked(element, line, () => this.#line(line, x, y, size, color));
    }
  }

  #amount(amount: string, element: StructureElement): void {
    const x = page.width - page.margin - this.#words.of(amount).width * sizes.value;
    this.#lines(element, [[amount]], { x, size: sizes.value, color: ink });
  }

  #marked(element: StructureElement, line: TextLine, draw: (line: TextLine) => void): void {
    this.tags.mark(this.#page, element, () => draw(line));
  }

  #text(
    role: 'H1' | 'H2' | 'P',
    block: PdfBlock & { readonly text: string },
    { size, after }: { readonly size: number; readonly after: number },
  ): void {
    const element = this.tags.add(role, { language: block.language });
    for (const line of this.#fit(block.text, column, size, this.#languageOf(block))) {
      this.#room(size * 1.4);
      this.#marked(element, line, (words) => {
        const color = role === 'H2' ? this.#accent : ink;
        if (role !== 'P') this.#embolden(size, color);
        this.#line(words, page.margin, this.#y - size, size, color);
        if (role !== 'P') this.#page.pushOperators(popGraphicsState());
      });
      this.#y -= size * 1.4;
    }
    this.#y -= after;
  }

  /** Draws the following text bold by an outline, until the graphics state is restored. Bold fonts for every script would double the size of the fonts. */
  #embolden(size: number, color: Color): void {
    const outline = setTextRenderingMode(TextRenderingMode.FillAndOutline);
    this.#page.pushOperators(pushGraphicsState(), outline, setLineWidth(size * 0.035), setStrokingColor(color));
  }

  #signature({ width, height, strokes }: Extract<PdfBlock, { is: 'signature' }>['drawn'], words: string): void {
    this.#room(signatureHeight + 12);
    const scale = Math.min(signatureHeight / height, 220 / width);
    const top = this.#y;
    const figure = this.tags.add('Figure', { alt: words });
    for (const { points } of strokes) {
      const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x * scale} ${y * scale}`).join(' ');
      const dot = points.length === 1 ? 'l0.1 0' : '';
      const pen = { x: page.margin, y: top, borderColor: ink, borderWidth: 1.2, borderLineCap: LineCapStyle.Round };
      this.tags.mark(this.#page, figure, () => {
        // Clips strokes outside of the pad, which were never visible.
        const pad = rectangle(page.margin, top - height * scale, width * scale, height * scale);
        this.#page.pushOperators(pushGraphicsState(), pad, clip(), endPath());
        this.#page.drawSvgPath(path + dot, pen);
        this.#page.pushOperators(popGraphicsState());
      });
    }
    this.#y = top - signatureHeight - 8;
  }

  #room(height: number): void {
    if (this.#y - height < page.foot + 24) this.#next();
  }

  #next(): void {
    this.#page = this.#file.addPage([page.width, page.height]);
    this.#y = page.height - page.margin;
  }

  /** Breaks a text into lines that fit into a width. The result is cached, because statements repeat names and prices, and finding words is slow. */
  #fit(text: string, width: number, size: number, language: Language): readonly TextLine[] {
    const key = `${language} ${width} ${size} ${text}`;
    const known = this.#fitted.get(key);
    if (known) return known;
    const lines = breakLines(text, width, (word) => this.#words.of(word).width * size, language);
    this.#fitted.set(key, lines);
    return lines;
  }

  #line(line: TextLine, x: number, y: number, size: number, color: Color): void {
    let at = x;
    const placed = visualOrder(line).map((part) => {
      const word = this.#words.of(part.text, part.rtl);
      const start = at;
      at += word.width * size;
      return { ...part, start, runs: word.runs };
    });
    // Writes the parts in reading order, in which programs find the words of a page.
    const parts = placed.toSorted((one, other) => one.order - other.order);
    for (let index = 0; index < parts.length; ) {
      const start = parts[index]?.start ?? x;
      const runs: GlyphRun[] = [];
      for (let part = parts[index]; part; part = parts[index]) {
        runs.push(...part.runs);
        index += 1;
        if (part.rtl || parts[index]?.rtl) break;
      }
      this.#runs(runs, start, y, size, color);
    }
  }

  /** Draws a line's text with one operator per font, so that a search finds whole words. */
  #runs(runs: readonly GlyphRun[], x: number, y: number, size: number, color: Color): void {
    let at = x;
    for (let index = 0; index < runs.length; ) {
      const font = runs[index]?.font;
      let [glyphs, width] = ['', 0];
      for (let run = runs[index]; run && run.font === font; run = runs[index]) {
        glyphs += run.glyphs;
        width += run.width;
        index += 1;
      }
      if (font) this.#show(glyphs, font, { x: at, y, size, color });
      at += width * size;
    }
  }

  #show(
    glyphs: string,
    font: PDFFont,
    { x, y, size, color }: { readonly x: number; readonly y: number; readonly size: number; readonly color: Color },
  ): void {
    this.#page.pushOperators(
      beginText(),
      setFillingColor(color),
      setFontAndSize(this.#keyOf(font), size),
      moveText(x, y),
      showText(PDFHexString.of(glyphs)),
      endText(),
    );
  }

  #keyOf(font: PDFFont): PDFName {
    const keys = this.#fontKeys.get(this.#page) ?? new Map<PDFFont, PDFName>();
    this.#fontKeys.set(this.#page, keys);
    const key = keys.get(font) ?? this.#page.node.newFontDictionary(font.name, font.ref);
    keys.set(font, key);
    return key;
  }
}
