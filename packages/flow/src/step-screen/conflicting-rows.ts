import type { SummaryRow } from '@quayside/i18n/internals/answer-summary';

/** Answer that differs between two devices: the row of this device and that of the other. Undefined on a device without the answer. */
export type ConflictingRow = {
  readonly label: string;
  readonly here: SummaryRow | undefined;
  readonly there: SummaryRow | undefined;
};

/** Returns the rows that differ, in the order of the screen. Compares repeated questions by position. */
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
