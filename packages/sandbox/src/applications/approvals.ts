import { changeInformation } from '../customers/change-information.ts';
import { changeAccountTier } from '../customers/change-tier.ts';
import { openMainAccount } from '../customers/open-main-account.ts';
import { upgradeToMargin } from '../customers/upgrade-to-margin.ts';
import { grantPermission } from '../permissions/grant-permission.ts';
import type { UnitOfWork } from '../server/server-context.ts';
import { approveW8ben } from '../w8ben/approve-w8ben.ts';
import type { ApplicationRecord } from './application-record.ts';

/** What an approval does for the customer, beside closing the application: opens, permits, changes, and tells of it. A joint account has two parts. */
export type Approval = (work: UnitOfWork, parts: readonly [ApplicationRecord, ...ApplicationRecord[]]) => Promise<void>;

/** By flow; of a second holder's part its principal's. */
export const approvals: Readonly<Record<string, Approval>> = {
  opening: openMainAccount,
  options: grantPermission,
  futures: grantPermission,
  cfd: grantPermission,
  'tier-change': changeAccountTier,
  'margin-upgrade': upgradeToMargin,
  'information-change': changeInformation,
  'w8ben-modify': approveW8ben,
  'w8ben-update': approveW8ben,
};
