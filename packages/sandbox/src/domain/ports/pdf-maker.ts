import type { Language } from '@quayside/i18n/language';

/** A drawn signature: strokes in units of the pad. */
export type DrawnSignature = {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];
};

/** A block of a page, from top to bottom; `language`: if it differs from the page's. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly is: 'title' | 'heading' | 'paragraph' | 'typed-signature'; readonly text: string }
  /** `amount`: right-aligned with those of other rows */
  | { readonly is: 'row'; readonly label: string; readonly lines: readonly string[]; readonly amount?: string }
  /** rows on a ground of their own, for what a page is about */
  | { readonly is: 'box'; readonly rows: readonly { readonly label: string; readonly value: string }[] }
  | { readonly is: 'signature'; readonly drawn: DrawnSignature }
  | { readonly is: 'page-break' }
);

/** Whose pages they are. Colours are `#rrggbb`; `symbol` is a path in a box of 32 × 32. */
export type Letterhead = {
  readonly name: string;
  readonly symbol: string;
  readonly ground: string;
  readonly line: string;
  /** of headings, on paper */
  readonly accent: string;
  /** regulator and licence, at the foot of each page */
  readonly licence: string;
};

export type PdfContent = {
  /** title of the window and the reader's list */
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** time of the submission, so that one submission always has the same date */
  readonly createdAt: Date;
  readonly blocks: readonly PdfBlock[];
  /** footer of each page: reference and "Page {{page}} of {{pages}}" */
  readonly foot: string;
  readonly letterhead?: Letterhead;
};

/** What a footer says where the numbers of a page stand. */
export const pageNumbers = { page: '{{page}}', pages: '{{pages}}' } as const;

/** Returns the footer of a page. */
export const footOf = ({ foot }: Pick<PdfContent, 'foot'>, page: number, pages: number): string =>
  foot.replace(pageNumbers.page, String(page)).replace(pageNumbers.pages, String(pages));

/**
 * Renders pages as PDF, with fonts for each script. Rejects if a font lacks a character, because a record must not show another one in its place. A port,
 * because fonts and tools depend on the machine. `owner`: whose pages, so that no customer fills the queue. Throws BusyError.
 */
export type PdfMaker = (content: PdfContent, owner: string) => Promise<Uint8Array<ArrayBuffer>>;
