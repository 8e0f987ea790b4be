import type { SummaryRow, Words as TextWords } from '@quayside/i18n/internals/answer-summary';
import type { Answers } from '@quayside/rules/journey';
import type { Evidence } from '../evidence/record.ts';
import type { DrawnSignature, PdfBlock } from '../ports/pdf-maker.ts';
import type { Words } from '../texts/words.ts';

/** A submission with the texts to present it. */
export type PdfSource = {
  readonly evidence: Evidence;
  readonly answers: Answers;
  readonly say: Words;
  readonly words: TextWords;
};

export const row = (label: string, value: SummaryRow['value']): PdfBlock => ({
  is: 'row',
  label,
  lines: [value].flat(),
});

/** Returns a row with an amount at the right edge and lines beside its label. */
export const amountRow = (label: string, amount: string, ...lines: readonly string[]): PdfBlock => ({
  is: 'row',
  label,
  lines,
  amount,
});

export type Signature = { readonly method?: string; readonly text?: string } & Partial<DrawnSignature>;

export function signed(signature: Signature | undefined): readonly PdfBlock[] {
  const { method, text, width, height, strokes } = signature ?? {};
  if (method === 'type' && text) return [{ is: 'typed-signature', text }];
  return width && height && strokes ? [{ is: 'signature', drawn: { width, height, strokes } }] : [];
}
