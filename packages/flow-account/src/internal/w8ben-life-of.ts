import type { AccountOverview } from '@quayside/contract/account-overview';
import { singaporeDate } from '@quayside/rules/calendar-date';
import { type W8benLife, w8benLife } from '@quayside/rules/w8ben-life';

/** Where the customer's W-8BEN stands on the day of the answer; undefined where none is signed. */
export const w8benLifeOf = ({ w8ben, asOf }: AccountOverview): W8benLife | undefined =>
  w8ben ? w8benLife(w8ben, singaporeDate(new Date(asOf))) : undefined;
