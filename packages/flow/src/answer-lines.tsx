import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { Breakable } from '@quayside/ui/internals/breakable';
import { MaskedText } from '@quayside/ui/masked-text';

/** Renders an answer with one line for each value. A sensitive answer is masked until the user presses a button. */
export function AnswerLines({ row: { label, value, sensitive } }: { row: SummaryRow }) {
  const lines = typeof value === 'string' ? [value] : value;
  return lines.map((line, index) => (
    <span key={index} className="block">
      {sensitive ? <MaskedText value={line} label={label} /> : <Breakable text={line} />}
    </span>
  ));
}
