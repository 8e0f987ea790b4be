import { type DraftAge, draftEnd } from '@quayside/rules/draft-life';
import type { ApplicationRecord } from '../applications/application-record.ts';
import type { JointAccount } from './joint-account.ts';

/** A draft of a joint account is as old as its last save by either holder. */
export function ageOf(account: JointAccount): DraftAge {
  const saves = partsOf(account).map(({ row }) => row.savedAt.getTime());
  return { savedAt: new Date(Math.max(...saves)), warnedAt: account.first.row.remindedAt };
}

/** Returns when a draft is deleted if nothing more is saved. */
export const endOf = (account: JointAccount): Date => draftEnd(ageOf(account));

/** Returns the parts of both holders, the first holder's first. */
export const partsOf = ({ first, second }: JointAccount): readonly ApplicationRecord[] =>
  second ? [first, second] : [first];
