import type { FlowDefinition } from '../../../flow-definition.ts';

/** Another tier, as often as its conditions allow. */
export const tierChangeDefinition = {
  name: 'tier-change',
  audience: 'customers',
  repetition: 'repeatedly',
  steps: [{ step: 'tier', group: 'tier', path: '/account-tier' }],
  screens: { status: { path: '/account-tier-status' } },
  result: 'status',
} as const satisfies FlowDefinition;
