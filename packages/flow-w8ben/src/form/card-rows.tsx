import { useLanguage, useText, useTextStore } from '@quayside/i18n/use-text';
import { MaskedText } from '@quayside/ui/masked-text';
import { type ReactNode, useMemo } from 'react';
import type { W8benLines } from '../lines/form-schema.ts';
import { hasShortLabel, shortLabels } from '../lines/short-labels.ts';
import { w8ben } from '../lines/texts.ts';
import { formatW8benLines, type W8benLine } from '../w8ben-lines/w8ben-lines.ts';
import { findLine, type LineId } from './lines.ts';
import { useAccountNumber } from './use-account-number.ts';

/** A row of the card. `line` is the line that the customer can change; undefined for a line that the system fills in, and in Part II. */
export type CardRow = {
  readonly id: string;
  readonly label: string;
  readonly value: ReactNode;
  readonly line: LineId | undefined;
};

/** Returns the answered lines of the form as rows with short labels. Without a treaty claim, Part II is one row that says so. */
export function useCardRows(form: W8benLines): {
  readonly part1: readonly CardRow[];
  readonly part2: readonly CardRow[];
} {
  const t = useText(w8ben);
  const words = useTextStore();
  const language = useLanguage();
  const accountNumber = useAccountNumber();
  return useMemo(() => {
    const lines = formatW8benLines(form, (text, key, values) => words.translate(text, key, values), language, {
      accountNumber,
    });
    const rowsOf = (part: readonly W8benLine[]): readonly CardRow[] =>
      part.flatMap((one, index) => {
        const line = one.field ? findLine(one.field) : undefined;
        const value = answerOf(one) ?? (line && emptyWords(one, t));
        const label = t('lined', { line: one.line, label: inShort(one, t) });
        return value === undefined ? [] : [{ id: `${one.line}-${index}`, label, value, line }];
      });
    const unclaimed: CardRow = {
      id: '9',
      label: t('lined', { line: '9', label: t('card.label.treaty') }),
      value: t('card.noTreatyClaim'),
      line: undefined,
    };
    return {
      part1: rowsOf(lines.part1),
      part2: form.treatyBenefits === 'yes' ? rowsOf(lines.part2) : [unclaimed],
    };
  }, [form, words, language, accountNumber, t]);
}

type Say = (key: 'card.mailingSame' | 'card.noUsTaxNumber' | (typeof shortLabels)[keyof typeof shortLabels]) => string;

/** Returns the label of a line on the card. Most of these labels are shorter than those of the form. */
const inShort = ({ line, label, printed }: W8benLine, t: Say): string =>
  hasShortLabel(line) ? t(shortLabels[line]) : line === '8' ? (printed ?? label) : label;

/** Returns the text of an empty line 4 or 5. Returns undefined for other lines, which are never empty. */
const emptyWords = ({ line }: W8benLine, t: Say): string | undefined =>
  line === '4' ? t('card.mailingSame') : line === '5' ? t('card.noUsTaxNumber') : undefined;

/** Returns the answer of a line for display: an address as several lines, a tax number masked. Returns undefined for an empty line. */
export function answerOf({ label, value, sensitive }: W8benLine): ReactNode {
  if (value === undefined) return undefined;
  if (typeof value === 'string') return sensitive ? <MaskedText value={value} label={label} /> : value;
  return value.map((text, index) => (
    <span key={index} className="block">
      {text}
    </span>
  ));
}
