import * as fontkit from '@cantoo/fontkit';
import { PDFDocument, type PDFFont, type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { PdfBlock, PdfContent, PdfMaker } from '../submission-pdf/pdf-maker.ts';
import { type Face, facesFor } from './pdf-fonts.ts';
import { linesThatFit, type Run, runsOf } from './pdf-lines.ts';
import { type Element, Tags } from './pdf-tags.ts';

/** A4, in points; text down to 9 points, the smallest that prints legibly. */
const page = { width: 595, height: 842, margin: 56, foot: 40 } as const;
const column = page.width - 2 * page.margin;
const labelWidth = 170;
const sizes = { title: 18, heading: 12.5, paragraph: 9.5, label: 9, value: 10, foot: 8 } as const;
const ink = rgb(0.1, 0.12, 0.16);
const muted = rgb(0.36, 0.4, 0.46);
const signatureHeight = 70;

/** @cantoo/pdf-lib with subsets of Noto Sans: the text can be searched, and is tagged to be read aloud. The same content gives the same pages. */
export const makePdf: PdfMaker = async (content) => {
  const file = await PDFDocument.create();
  file.registerFontkit(fontkit);
  file.setTitle(content.title, { showInWindowTitleBar: true });
  file.setSubject(content.subject);
  file.setLanguage(content.language);
  file.setProducer('Quayside');
  file.setCreator('Quayside');
  file.setCreationDate(content.createdAt);
  file.setModificationDate(content.createdAt);
  const setter = new Setter(file, await embed(file, content), content.language);
  for (const [index, block] of content.blocks.entries()) {
    setter.keepTogether(tailOf(content.blocks, index));
    setter.set(block, content.blocks[index + 1]);
  }
  setter.number(content.foot);
  setter.tags.write();
  return Uint8Array.from(await file.save());
};

type Fonts = readonly { readonly face: Face; readonly font: PDFFont }[];

async function embed(file: PDFDocument, content: PdfContent): Promise<Fonts> {
  const text = content.blocks.map(wordsOf).join(' ') + content.foot(1, 99) + '0123456789';
  const faces = await facesFor(text, content.language);
  return Promise.all(faces.map(async (face) => ({ face, font: await file.embedFont(face.bytes, { subset: true }) })));
}

const wordsOf = (block: PdfBlock): string =>
  'text' in block ? block.text : block.is === 'row' ? [block.label, ...block.lines].join(' ') : '';

/** The last words of a form, which stay together: the statement, the signature, and when it was signed. Empty anywhere else. */
function tailOf(blocks: readonly PdfBlock[], from: number): readonly PdfBlock[] {
  const end = blocks.findIndex((block, index) => index >= from && (block.is === 'page-break' || block.is === 'title'));
  const rest = blocks.slice(from, end < 0 ? undefined : end);
  return rest.length === TAIL && rest.every(({ is }) => is === 'paragraph' || is === 'signature') ? rest : [];
}

const TAIL = 3;

/** Sets blocks one below the other, and begins a page when one does not fit. */
class Setter {
  readonly #file: PDFDocument;
  readonly #fonts: Fonts;
  readonly #language: string;
  #page: PDFPage;
  #y = page.height - page.margin;
  readonly tags: Tags;
  /** of the rows that follow each other */
  #table: Element | undefined;

  constructor(file: PDFDocument, fonts: Fonts, language: string) {
    this.#file = file;
    this.#fonts = fonts;
    this.#language = language;
    this.#page = file.addPage([page.width, page.height]);
    this.tags = new Tags(file);
  }

  /** Begins a page where these blocks would be torn apart. */
  keepTogether(blocks: readonly PdfBlock[]): void {
    const heights = blocks.map((block) =>
      block.is === 'paragraph'
        ? this.#fit(block.text, column, sizes.paragraph).length * sizes.paragraph * 1.4 + 4
        : signatureHeight + 12,
    );
    this.#room(heights.reduce((sum, height) => sum + height, 0));
  }

  /** `next`: what follows, which says in words what a drawing shows. */
  set(block: PdfBlock, next: PdfBlock | undefined): void {
    if (block.is !== 'row') this.#table = undefined;
    switch (block.is) {
      case 'title':
        return this.#text('H1', block.text, { size: sizes.title, after: 10 });
      case 'heading':
        this.#y -= 12;
        this.#room(60); // a heading does not stand alone at the foot
        return this.#text('H2', block.text, { size: sizes.heading, after: 4 });
      case 'paragraph':
        return this.#text('P', block.text, { size: sizes.paragraph, after: 4 });
      case 'row':
        return this.#row(block.label, block.lines);
      case 'signature':
        return this.#signature(block.drawn, next && 'text' in next ? next.text : '');
      case 'page-break':
        return this.#next();
    }
  }

  number(foot: PdfContent['foot']): void {
    const pages = this.#file.getPages();
    for (const [index, one] of pages.entries()) {
      this.#page = one;
      const words = this.#runs(foot(index + 1, pages.length));
      this.tags.artifact(one, () => this.#line(words, page.margin, page.foot, sizes.foot, muted));
    }
  }

  #row(label: string, values: readonly string[]): void {
    const labels = this.#fit(label, labelWidth - 12, sizes.label);
    const lines = values.flatMap((value) => this.#fit(value, column - labelWidth, sizes.value));
    this.#table ??= this.tags.add('Table');
    const element = this.tags.add('TR', this.#table);
    const [head, data] = [this.tags.add('TH', element), this.tags.add('TD', element)];
    const leading = sizes.value * 1.45;
    const most = Math.max(labels.length, lines.length);
    this.#room(Math.min(most, 3) * leading);
    for (let index = 0; index < most; index += 1) {
      this.#room(leading);
      const y = this.#y - sizes.value;
      this.#marked(head, labels[index], (line) => this.#line(line, page.margin, y, sizes.label, muted));
      this.#marked(data, lines[index], (line) => this.#line(line, page.margin + labelWidth, y, sizes.value, ink));
      this.#y -= leading;
    }
    this.#y -= 3;
  }

  #marked(element: Element, line: readonly Run[] | undefined, draw: (line: readonly Run[]) => void): void {
    if (line) this.tags.mark(this.#page, element, () => draw(line));
  }

  #text(role: 'H1' | 'H2' | 'P', text: string, { size, after }: { size: number; after: number }): void {
    const element = this.tags.add(role);
    for (const line of this.#fit(text, column, size)) {
      this.#room(size * 1.4);
      this.#marked(element, line, (runs) => this.#line(runs, page.margin, this.#y - size, size, ink));
      this.#y -= size * 1.4;
    }
    this.#y -= after;
  }

  #signature({ width, height, strokes }: Extract<PdfBlock, { is: 'signature' }>['drawn'], words: string): void {
    this.#room(signatureHeight + 12);
    const scale = Math.min(signatureHeight / height, 220 / width);
    const top = this.#y;
    const figure = this.tags.add('Figure', undefined, words);
    for (const { points } of strokes) {
      const path = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x * scale} ${y * scale}`).join(' ');
      const dot = points.length === 1 ? 'l0.1 0' : '';
      const pen = { x: page.margin, y: top, borderColor: ink, borderWidth: 1.2 };
      this.tags.mark(this.#page, figure, () => this.#page.drawSvgPath(path + dot, pen));
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

  #runs = (text: string): readonly Run[] => runsOf(text, this.#fonts);

  #fit(text: string, width: number, size: number): readonly (readonly Run[])[] {
    const widthOf = (words: string) =>
      this.#runs(words).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, size), 0);
    return linesThatFit(text, width, widthOf, this.#language).map(this.#runs);
  }

  #line(runs: readonly Run[], x: number, y: number, size: number, color: typeof ink): void {
    let at = x;
    for (const { text, font } of runs) {
      this.#page.drawText(text, { x: at, y, size, font, color });
      at += font.widthOfTextAtSize(text, size);
    }
  }
}
