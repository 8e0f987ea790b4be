import { hasKey, type KeyOf, type Text } from '../define-text.ts';
import { checkAnswers } from '../text/check-answers/check-answers.ts';
import type { SummaryRow } from './summary-module.ts';
import { fieldNameOf, type Words, wordsOfAnswer } from './words.ts';

/**
 * Returns functions that create rows with labels of a text group. A label `field` or `field.label` gives the field; use `at` for others. A missing answer gives
 * no row.
 */
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
    /** a row that is masked until the reader asks for it */
    sensitive: (label: KeyOf<T>, value: string | undefined): readonly SummaryRow[] =>
      value ? [{ label: t(label), value, sensitive: true, ...fieldOf(label) }] : [],
    /** a ticked declaration or confirmation, with the text of its checkbox. The module must load `checkAnswers` */
    confirmed: (label: KeyOf<T>, answer: unknown): readonly SummaryRow[] =>
      row(label, answer === true ? words(checkAnswers, 'confirmed') : undefined),
    /** an answer chosen from a list. Its text is `<list>.<id>`, or `<list>.<id>.label` if the option has several texts */
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

/** Sets the field of rows, for labels that do not give it. */
export const at = (field: string, rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, field }));

/** Marks rows as shown before the reader opens all answers. */
export const essential = (rows: readonly SummaryRow[]): readonly SummaryRow[] =>
  rows.map((row) => ({ ...row, essential: true }));

/** Marks rows that a reader must see, if `applies` is true. */
export const unusual = (rows: readonly SummaryRow[], applies = true): readonly SummaryRow[] =>
  applies ? rows.map((row) => ({ ...row, unusual: true })) : rows;
