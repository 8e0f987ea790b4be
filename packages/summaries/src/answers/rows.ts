import { hasKey, type KeyOf, type Text } from '@quayside/i18n/define-text';
import { checkAnswers } from '@quayside/i18n/text/check-answers';
import { fieldNameOf } from '../texts/field-name-of.ts';
import { type Words, wordsOfAnswer } from '../texts/words.ts';
import type { SummaryRow } from './summary-module.ts';

/** The rows of one group of texts. A label `field` or `field.label` names the field; `at` names that of any other. An answer that is not there has no row. */
export function rowsOf<T extends Text>(text: T, words: Words) {
  const t = (key: KeyOf<T>) => words(text, key);
  const row = (label: KeyOf<T>, value: SummaryRow['value'] | undefined): readonly SummaryRow[] =>
    value?.length ? [{ label: t(label), value, ...fieldOf(label) }] : [];
  const chosen = (list: string, id: string) => {
    const key = [`${list}.${id}`, `${list}.${id}.label`].find((one) => hasKey(text, one));
    return wordsOfAnswer(words, text, key ?? `${list}.${id}`);
  };
  return {
    row,
    /** masked until it is asked for */
    sensitive: (label: KeyOf<T>, value: string | undefined): readonly SummaryRow[] =>
      value ? [{ label: t(label), value, sensitive: true, ...fieldOf(label) }] : [],
    /** what was declared or confirmed with a tick, in the words that stood beside it. The module loads `checkAnswers` */
    confirmed: (label: KeyOf<T>, answer: unknown): readonly SummaryRow[] =>
      row(label, answer === true ? words(checkAnswers, 'confirmed') : undefined),
    /** an answer chosen from a list, its words at `<list>.<id>`, or at `<list>.<id>.label` where the option has more texts */
    choice: (label: KeyOf<T>, id: string | undefined, list: string = fieldNameOf(label)): readonly SummaryRow[] =>
      row(label, id && chosen(list, id)),
    choices: (
      label: KeyOf<T>,
      ids: readonly string[] | undefined,
      list: string = fieldNameOf(label),
    ): readonly SummaryRow[] =>
      row(
        label,
        ids?.map((id) => chosen(list, id)),
      ),
  };
}

function fieldOf(label: string): Pick<SummaryRow, 'field'> {
  const field = fieldNameOf(label);
  return field.includes('.') ? {} : { field };
}

/** Names the field of rows whose label has another name. */
export const at = (field: string, rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, field }));

/** Marks rows that are shown before the reader opens all answers. */
export const essential = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, essential: true }));

/** Marks rows that a reader has to see, where `applies`. */
export const unusual = (rows: readonly SummaryRow[], applies = true): readonly SummaryRow[] =>
  applies ? rows.map((row) => ({ ...row, unusual: true })) : rows;
