import { type DraftTimes, getDraftExpiry } from '@quayside/rules/internals/draft-lifetime';
import type { ApplicationRecord } from '../applications/application-record.ts';
import type { JointAccount } from './joint-account.ts';

/** Returns the age of a joint account's draft, which either holder's last save determines. */
export function getDraftAge(account: JointAccount): DraftTimes {
  const saves = getParts(account).map(({ row }) => row.savedAt.getTime());
  return { savedAt: new Date(Math.max(...saves)), warnedAt: account.first.row.remindedAt };
}

/** Returns when a draft expires if it is not saved again. */
export const getDraftEnd = (account: JointAccount): Date => getDraftExpiry(getDraftAge(account));

/** Returns the parts of all holders, the first holder's first. */
export const getParts = ({ first, second }: JointAccount): readonly ApplicationRecord[] =>
  second ? [first, second] : [first];
