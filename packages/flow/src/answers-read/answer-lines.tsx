import type { SummaryRow } from '@quayside/i18n/answers';
import { Breakable } from '@quayside/ui/breakable';
import { MaskedText } from '@quayside/ui/masked-text';

/** An answer as it is read back: a line each, a sensitive one hidden until it is asked for. */
export function AnswerLines({ row: { label, value, sensitive } }: { row: SummaryRow }) {
  const lines = typeof value === 'string' ? [value] : value;
  return lines.map((line, index) => (
    <span key={index} className="block">
      {sensitive ? <MaskedText value={line} label={label} /> : <Breakable text={line} />}
    </span>
  ));
}
