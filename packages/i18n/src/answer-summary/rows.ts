import { hasKey, type KeyOf, type Text } from '../define-text.ts';
import { checkAnswers } from '../text/check-answers/check-answers.ts';
import type { SummaryRow } from './summary-module.ts';
import { getFieldName, type TranslateText, translateAnswer } from './words.ts';

/**
 * Returns functions that create rows with labels of a text group. A missing answer gives no row. A label `field` or `field.label` also sets the field of the
 * row. For other labels use `at`.
 */
export function createRows<T extends Text>(text: T, words: TranslateText) {
  const t = (key: KeyOf<T>) => words(text, key);
  const row = (label: KeyOf<T>, value: SummaryRow['value'] | undefined): readonly SummaryRow[] =>
    value?.length ? [{ label: t(label), value, ...fieldOf(label) }] : [];
  const chosen = (list: string, id: string) => {
    const key = [`${list}.${id}`, `${list}.${id}.label`].find((one) => hasKey(text, one));
    return translateAnswer(words, text, key ?? `${list}.${id}`);
  };
  return {
    row,
    /** Returns a row that is masked until the reader asks for it. */
    sensitive: (label: KeyOf<T>, value: string | undefined): readonly SummaryRow[] =>
      value ? [{ label: t(label), value, sensitive: true, ...fieldOf(label) }] : [],
    /** Returns a row for a ticked declaration or confirmation; none if it is not ticked. The value is a text of `checkAnswers`, which the module must load. */
    confirmed: (label: KeyOf<T>, answer: unknown): readonly SummaryRow[] =>
      row(label, answer === true ? words(checkAnswers, 'confirmed') : undefined),
    /** Returns a row for an answer chosen from a list. Its text is `<list>.<id>`, or `<list>.<id>.label` if the option has several texts. */
    choice: (label: KeyOf<T>, id: string | undefined, list: string = getFieldName(label)): readonly SummaryRow[] =>
      row(label, id && chosen(list, id)),
    choices: (
      label: KeyOf<T>,
      ids: readonly string[] | undefined,
      list: string = getFieldName(label),
    ): readonly SummaryRow[] =>
      row(
        label,
        ids?.map((id) => chosen(list, id)),
      ),
  };
}

function fieldOf(label: string): Pick<SummaryRow, 'field'> {
  const field = getFieldName(label);
  return field.includes('.') ? {} : { field };
}

/** Returns rows with another field, for labels that do not set it. */
export const withField = (field: string, rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, field }));

/** Returns rows that are shown before the reader opens all answers. */
export const markEssential = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, essential: true }));

/** Returns rows that a reader must see. If `applies` is false, returns the rows unchanged. */
export const markUnusual = (rows: readonly SummaryRow[], applies = true): readonly SummaryRow[] =>
  applies ? rows.map((row) => ({ ...row, unusual: true })) : rows;
