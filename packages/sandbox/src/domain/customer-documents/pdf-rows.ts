import type { SummaryRow, TranslateText as TextWords } from '@quayside/i18n/internals/answer-summary';
import type { Answers } from '@quayside/rules/journey';
import type { Evidence } from '../evidence/record.ts';
import type { DrawnSignature, PdfBlock } from '../ports/pdf-maker.ts';
import type { ServerTranslator } from '../texts/server-texts.ts';

/** A submission, with the functions that put its answers into words. */
export type PdfSource = {
  readonly evidence: Evidence;
  readonly answers: Answers;
  readonly say: ServerTranslator;
  readonly words: TextWords;
};

/** Returns a row of a PDF with a label, and one line for each text of the value. */
export const textRow = (label: string, value: SummaryRow['value']): PdfBlock => ({
  is: 'row',
  label,
  lines: [value].flat(),
});

/** Returns a row of a PDF with an amount at the right edge. `lines` are between label and amount. */
export const amountRow = (label: string, amount: string, ...lines: readonly string[]): PdfBlock => ({
  is: 'row',
  label,
  lines,
  amount,
});

/** A typed signature (`text`) or a drawn one (`strokes`), as the answers contain it. */
export type Signature = { readonly method?: string; readonly text?: string } & Partial<DrawnSignature>;

/** Returns the block that shows a signature, or an empty list if it is missing or incomplete. */
export function toSignatureBlocks(signature: Signature | undefined): readonly PdfBlock[] {
  const { method, text, width, height, strokes } = signature ?? {};
  if (method === 'type' && text) return [{ is: 'typed-signature', text }];
  return width && height && strokes ? [{ is: 'signature', drawn: { width, height, strokes } }] : [];
}
