import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which a customer changes the tier. The conditions limit how often. */
export const tierChangeDefinition = {
  name: 'tier-change',
  audience: 'customers',
  repetition: 'repeatedly',
  steps: [{ step: 'tier', group: 'tier', path: '/account-tier' }],
  screens: { status: { path: '/account-tier-status' } },
  result: 'status',
} as const satisfies FlowDefinition;
