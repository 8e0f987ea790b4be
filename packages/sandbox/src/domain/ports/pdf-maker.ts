import type { Language } from '@quayside/i18n/language';

/** A drawn signature. Sizes and points are in units of the signature pad. */
export type DrawnSignature = {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];
};

/** A block of a PDF. `language` is set if it differs from the document's. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly is: 'title' | 'heading' | 'paragraph' | 'typed-signature'; readonly text: string }
  /** `amount`: right-aligned with the amounts of other rows */
  | { readonly is: 'row'; readonly label: string; readonly lines: readonly string[]; readonly amount?: string }
  /** rows on a separate background, for the key facts of a document */
  | { readonly is: 'box'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly is: 'signature'; readonly drawn: DrawnSignature }
  | { readonly is: 'page-break' }
);

/** Brand of a PDF. Colours are `#rrggbb`; `symbol` is an SVG path in a box of 32 × 32. */
export type Letterhead = {
  readonly name: string;
  readonly symbol: string;
  readonly ground: string;
  readonly line: string;
  /** colour of headings, on white */
  readonly accent: string;
  /** regulator and licence, in the footer of each page */
  readonly licence: string;
};

/** Content of a PDF, independent of fonts and layout. */
export type PdfContent = {
  /** title of the window and in a viewer's list of files */
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** time of the submission, so that its PDF always has the same date */
  readonly createdAt: Date;
  readonly blocks: readonly PdfBlock[];
  /** footer of each page: reference and "Page {{page}} of {{pages}}" */
  readonly foot: string;
  readonly letterhead?: Letterhead;
};

/** Placeholders of a footer for the page number and the number of pages. */
export const pageNumbers = { page: '{{page}}', pages: '{{pages}}' } as const;

/** Returns the footer of a page. */
export const createFooter = ({ foot }: Pick<PdfContent, 'foot'>, page: number, pages: number): string =>
  foot.replace(pageNumbers.page, String(page)).replace(pageNumbers.pages, String(pages));

/**
 * Renders a PDF with fonts for each script. Rejects if a font lacks a character, because a record must not replace one. It is a port, because fonts and tools
 * depend on the machine. `owner` is the id of the customer, for a limit per customer. Throws BusyError.
 */
export type PdfMaker = (content: PdfContent, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
