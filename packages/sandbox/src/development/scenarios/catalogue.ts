import { accountRequests, accountScenarios } from './accounts.ts';
import { openingsInDraft } from './openings-in-draft.ts';
import { openingsInReview } from './openings-in-review.ts';
import { permissionScenarios } from './permissions.ts';
import type { Scenario } from './scenario.ts';
import { w8benScenarios } from './w8bens.ts';

/** All scenarios: openings from draft to decision, then accounts, permissions and W-8BENs. */
export const scenarios: readonly Scenario[] = [
  ...openingsInDraft,
  ...openingsInReview,
  ...accountScenarios,
  ...accountRequests,
  ...permissionScenarios,
  ...w8benScenarios,
];

/** Returns the scenario with an id, or undefined if there is none. */
export const findScenario = (id: string | undefined): Scenario | undefined => scenarios.find((one) => one.id === id);
