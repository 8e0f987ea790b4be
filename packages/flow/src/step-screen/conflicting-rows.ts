import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';

/** An answer that differs between two devices. `here` or `there` is undefined if that device does not have the answer. */
export type ConflictingRow = {
  readonly label: string;
  readonly here: SummaryRow | undefined;
  readonly there: SummaryRow | undefined;
};

/** Returns the rows that differ, in the order of the screen. Repeated questions are compared by position. */
export function conflictingRows(here: readonly SummaryRow[], there: readonly SummaryRow[]): readonly ConflictingRow[] {
  const [ours, theirs] = [byQuestion(here), byQuestion(there)];
  return [...new Set([...ours.keys(), ...theirs.keys()])]
    .map((key) => ({ key, here: ours.get(key), there: theirs.get(key) }))
    .filter((row) => String(row.here?.value) !== String(row.there?.value))
    .map((row) => ({ label: (row.here ?? row.there)?.label ?? '', here: row.here, there: row.there }));
}

function byQuestion(rows: readonly SummaryRow[]): ReadonlyMap<string, SummaryRow> {
  const times = new Map<string, number>();
  return new Map(
    rows.map((row) => {
      const time = times.get(row.label) ?? 0;
      times.set(row.label, time + 1);
      return [`${row.label} ${time}`, row];
    }),
  );
}
