import type { FlowDefinition } from '../flow-definition.ts';

/** The flow for a futures permission, which is renewed when its assessment has expired. Its introduction needs no login. */
export const futuresDefinition = {
  name: 'futures',
  audience: 'customers',
  repetition: 'when-expired',
  steps: [
    { step: 'introduce', group: 'introduction', path: '/sg-futures', auth: false },
    { step: 'experience', group: 'experience', path: '/sg-futures-experience' },
    { step: 'knowledge', group: 'knowledge', path: '/sg-futures-knowledge' },
    { step: 'risk-statement', group: 'risk', path: '/sg-futures-risk-statement' },
    { step: 'open', group: 'confirm', path: '/sg-futures-open' },
  ],
  screens: {
    'account-state': { path: '/sg-futures-wait' },
    opened: { path: '/sg-futures-success' },
    'not-opened': { path: '/sg-futures-fail' },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
