import { AnswerLines } from '@quayside/flow/internals/answer-lines';
import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';
import { Breakable } from '@quayside/ui/internals/breakable';
import { MaskedText } from '@quayside/ui/masked-text';
import type { SummaryListProps } from '@quayside/ui/summary-list';
import type { ReactNode } from 'react';

/**
 * Converts the answers of a step to props of a `SummaryList`. A single answer has no label, because the title names it. The list starts collapsed, unless an
 * answer is unusual or `advised` is true.
 */
export function compactSummary(
  rows: readonly SummaryRow[],
  advised = false,
): Pick<SummaryListProps, 'rows' | 'essentials' | 'initialState'> {
  const [only, ...others] = rows;
  if (only && others.length === 0) return { rows: [], essentials: [<AnswerLines key="only" row={only} />] };
  const essentials = rows.filter(({ essential }) => essential);
  const listed = rows.map((row, index) => ({
    id: String(index),
    label: row.label,
    value: <AnswerLines row={row} />,
  }));
  if (essentials.length === 0) return { rows: listed };
  const unusual = advised || rows.some((row) => row.unusual);
  return { rows: listed, essentials: essentials.flatMap(inShort), initialState: unusual ? 'open' : 'closed' };
}

/** Returns the values of a row, with its label above them if there are several rows. */
const inShort = (row: SummaryRow, _index: number, { length }: readonly SummaryRow[]): readonly ReactNode[] =>
  length === 1
    ? valuesOf(row)
    : [
        <span key={row.label} className="block">
          <span className="block text-caption text-ink-muted">{row.label}</span>
          {valuesOf(row).map((value, index) => (
            <span key={index} className="block">
              {value}
            </span>
          ))}
        </span>,
      ];

const valuesOf = ({ label, value, sensitive }: SummaryRow): readonly ReactNode[] =>
  [value]
    .flat()
    .map((text) =>
      sensitive ? (
        <MaskedText key={text} value={text} label={label} reveal="never" />
      ) : (
        <Breakable key={text} text={text} />
      ),
    );
