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
  | { readonly is: 'signature'; readonly drawn: DrawnSignature }
  | { readonly is: 'page-break' }
);

export type PdfContent = {
  /** title of the window and the reader's list */
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** time of the submission, so that one submission always has the same date */
  readonly createdAt: Date;
  readonly blocks: readonly PdfBlock[];
  /** footer of each page: reference and "Page 1 of 3" */
  readonly foot: (page: number, pages: number) => string;
};

/** Renders pages as PDF, with fonts for each language. A port, because fonts and tools depend on the machine. */
export type PdfMaker = (content: PdfContent) => Promise<Uint8Array<ArrayBuffer>>;
