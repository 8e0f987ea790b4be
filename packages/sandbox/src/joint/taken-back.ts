import type { JourneyChange } from '@quayside/rules/journey';
import type { ApplicationRecord } from '../applications/application-record.ts';

const takenBack: JourneyChange = { step: 'sign-info', code: 'taken-back', effect: 'look' };

const isOther = ({ code }: JourneyChange): boolean => code !== takenBack.code;

/** What is to be told once a step is saved: that it took back what was handed in, which a save that waited on another device does unseen. */
export const changesAfterSave = (
  { row }: ApplicationRecord,
  changes: readonly JourneyChange[],
): readonly JourneyChange[] => (row.handedInAt ? [...changes.filter(isOther), takenBack] : changes);

/** And once it is handed in again. */
export function changesAfterHandIn(changes: readonly JourneyChange[]): JourneyChange[] | null {
  const others = changes.filter(isOther);
  return others.length > 0 ? others : null;
}
