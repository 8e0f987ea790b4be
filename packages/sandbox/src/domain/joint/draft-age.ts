import { type DraftTimes, getDraftExpiry } from '@quayside/rules/internals/draft-lifetime';
import type { ApplicationRecord } from '../applications/application-record.ts';
import type { JointAccount } from './joint-account.ts';

/** Returns when either holder last saved the draft, and when the holders were warned of its expiry. */
export function getDraftAge(account: JointAccount): DraftTimes {
  const saves = getParts(account).map(({ row }) => row.savedAt.getTime());
  return { savedAt: new Date(Math.max(...saves)), warnedAt: account.first.row.remindedAt };
}

/** Returns the time at which a draft expires if no holder saves it again. */
export const getDraftEnd = (account: JointAccount): Date => getDraftExpiry(getDraftAge(account));

/** Returns the parts of an account, that of the first holder first. */
export const getParts = ({ first, second }: JointAccount): readonly ApplicationRecord[] =>
  second ? [first, second] : [first];
