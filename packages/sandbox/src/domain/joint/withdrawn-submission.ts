import type { JourneyChange } from '@quayside/rules/journey';
import type { ApplicationRecord } from '../applications/application-record.ts';

const takenBack: JourneyChange = { step: 'sign-info', code: 'taken-back', effect: 'look' };

const isOther = ({ code }: JourneyChange): boolean => code !== takenBack.code;

/**
 * Returns the changes to show after a save. If the save withdrew a submission, they say so, because a delayed save from another device would do that
 * unnoticed.
 */
export const changesAfterSave = (
  { row }: ApplicationRecord,
  changes: readonly JourneyChange[],
): readonly JourneyChange[] => (row.partSubmittedAt ? [...changes.filter(isOther), takenBack] : changes);

/** Returns the changes that are still to be shown after a new submission, or null if there are none. */
export function changesAfterSubmission(changes: readonly JourneyChange[]): JourneyChange[] | null {
  const others = changes.filter(isOther);
  return others.length > 0 ? others : null;
}
