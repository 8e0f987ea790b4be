import type { FlowDefinition } from '../flow-definition.ts';

/** The flow for an options permission, which is renewed when its assessment has expired. */
export const optionsDefinition = {
  name: 'options',
  audience: 'customers',
  repetition: 'when-expired',
  steps: [
    { step: 'introduce', group: 'introduction', path: '/sg-options-introduce' },
    { step: 'experience', group: 'experience', path: '/sg-options-experience' },
    { step: 'knowledge', group: 'knowledge', path: '/sg-options-knowledge' },
    { step: 'risk-statement', group: 'risk', path: '/sg-risk-statement' },
  ],
  screens: {
    'account-state': { path: '/sg-options-wait' },
    opened: { path: '/sg-options-success' },
    'not-opened': { path: '/sg-options-fail' },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
