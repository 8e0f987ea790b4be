import type { Language } from '@quayside/i18n/language';

/** A drawn signature. Sizes and points are in pixels of the signature pad. */
export type DrawnSignature = {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];
};

/** A block of a PDF. `language` is absent if it is that of the document. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly is: 'title' | 'heading' | 'paragraph' | 'typed-signature'; readonly text: string }
  /** `amount`: right-aligned with the amounts of other rows */
  | { readonly is: 'row'; readonly label: string; readonly lines: readonly string[]; readonly amount?: string }
  /** Rows on a separate background, for the key facts of a document. */
  | { readonly is: 'box'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly is: 'signature'; readonly drawn: DrawnSignature }
  | { readonly is: 'page-break' }
);

/** Brand at the top and bottom of a PDF. Colours are `#rrggbb`; `symbol` is an SVG path in a square of 32 units. */
export type Letterhead = {
  readonly name: string;
  readonly symbol: string;
  readonly ground: string;
  readonly line: string;
  /** Colour of headings, on a white background. */
  readonly accent: string;
  /** Regulator and licence, in the footer of every page. */
  readonly licence: string;
};

/** What a PDF contains, whatever its fonts and layout. */
export type PdfContent = {
  /** Title of the window, and in a viewer's list of files. */
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** Date in the PDF; for a submission its time, so that the PDF is always the same. */
  readonly createdAt: Date;
  readonly blocks: readonly PdfBlock[];
  /** Footer of every page, with the reference and "Page {{page}} of {{pages}}". */
  readonly foot: string;
  readonly letterhead?: Letterhead;
};

/** Placeholders in a footer: the number of the page, and of all pages. */
export const pageNumbers = { page: '{{page}}', pages: '{{pages}}' } as const;

/** Returns the footer of a page, with its placeholders replaced. */
export const createFooter = ({ foot }: Pick<PdfContent, 'foot'>, page: number, pages: number): string =>
  foot.replace(pageNumbers.page, String(page)).replace(pageNumbers.pages, String(pages));

/**
 * Function that renders a PDF with fonts for each script. Rejects if a font lacks a character, because a record must not replace one, and with `BusyError` if
 * too many PDFs are queued. `owner` is the id of the customer, for the limit per customer.
 */
export type PdfMaker = (content: PdfContent, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
