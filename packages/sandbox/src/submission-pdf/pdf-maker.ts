import type { Language } from '@quayside/i18n/language';

/** A drawn signature, as the pad recorded it: strokes in units of the pad. */
export type DrawnSignature = {
  readonly width: number;
  readonly height: number;
  readonly strokes: readonly { readonly points: readonly { readonly x: number; readonly y: number }[] }[];
};

/** What stands on the pages, from top to bottom; `language`: its own, where it is not that of the pages. */
export type PdfBlock = { readonly language?: Language } & (
  | { readonly is: 'title' | 'heading' | 'paragraph' | 'typed-signature'; readonly text: string }
  /** `amount` stands at the right edge, below the amounts of the other rows */
  | { readonly is: 'row'; readonly label: string; readonly lines: readonly string[]; readonly amount?: string }
  | { readonly is: 'signature'; readonly drawn: DrawnSignature }
  | { readonly is: 'page-break' }
);

export type PdfContent = {
  /** of the file's window, and its name in the reader's list */
  readonly title: string;
  readonly subject: string;
  readonly language: Language;
  /** in the file's properties: the moment of submission, so that the same submission always gives the same dates */
  readonly createdAt: Date;
  readonly blocks: readonly PdfBlock[];
  /** at the foot of every page: the reference, and "Page 1 of 3" */
  readonly foot: (page: number, pages: number) => string;
};

/** Sets pages as PDF, with fonts for every language of the interface: behind a port, because fonts and their tools are the machine's. */
export type PdfMaker = (content: PdfContent) => Promise<Uint8Array<ArrayBuffer>>;
