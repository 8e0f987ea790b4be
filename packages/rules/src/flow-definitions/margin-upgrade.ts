import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which a customer upgrades from cash to margin, once. */
export const marginUpgradeDefinition = {
  name: 'margin-upgrade',
  audience: 'customers',
  repetition: 'once',
  steps: [
    { step: 'introduce', group: 'introduction', path: '/margin-upgrade' },
    { step: 'agreement', group: 'risk', path: '/margin-upgrade-agreement' },
  ],
  screens: { status: { path: '/margin-upgrade-status' } },
  result: 'status',
} as const satisfies FlowDefinition;
