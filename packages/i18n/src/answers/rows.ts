import type { KeyOf, Text } from '../define-text.ts';
import type { SummaryRow, Words } from './answers.ts';

/** The rows of one group of texts, whose labels are the names of the fields. An answer that is not there has no row. */
export function rowsOf<T extends Text>(text: T, words: Words) {
  const t = (key: KeyOf<T>) => words(text, key);
  const row = (label: KeyOf<T>, value: SummaryRow['value'] | undefined): readonly SummaryRow[] =>
    value?.length ? [{ label: t(label), value }] : [];
  return {
    row,
    /** masked until it is asked for */
    sensitive: (label: KeyOf<T>, value: string | undefined): readonly SummaryRow[] =>
      value ? [{ label: t(label), value, sensitive: true }] : [],
    /** an answer chosen from a list, its words at `<list>.<id>` */
    choice: (label: KeyOf<T>, id: string | undefined, list: string = label): readonly SummaryRow[] =>
      row(label, id && t(`${list}.${id}` as KeyOf<T>)),
    choices: (label: KeyOf<T>, ids: readonly string[] | undefined, list: string = label): readonly SummaryRow[] =>
      row(
        label,
        ids?.map((id) => t(`${list}.${id}` as KeyOf<T>)),
      ),
  };
}
