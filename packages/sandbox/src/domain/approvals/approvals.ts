import type { ApprovalHandler } from './approval.ts';
import { approveW8ben } from './approve-w8ben.ts';
import { changeInformation } from './change-information.ts';
import { changeAccountTier } from './change-tier.ts';
import { grantPermission } from './grant-permission.ts';
import { openMainAccount } from './open-main-account.ts';
import { upgradeToMargin } from './upgrade-to-margin.ts';

/** What an approval does, by flow. A second holder's part is approved with the first holder's application. */
export const approvals: Readonly<Record<string, ApprovalHandler>> = {
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
