import type { FlowDefinition } from '../flow-definition.ts';

/**
 * The flow for a CFD permission, which is renewed when its assessment has expired. /cfd-intro explains CFDs without login. /sg-cfd starts the application and
 * needs a login: the specification lists that path as public, but sets no flag (reliability F12).
 */
export const cfdDefinition = {
  name: 'cfd',
  audience: 'customers',
  repetition: 'when-expired',
  steps: [
    { step: 'introduce', group: 'introduction', path: '/sg-cfd' },
    { step: 'experience', group: 'experience', path: '/sg-cfd-experience', name: 'sgOpenCFD' },
    { step: 'knowledge', group: 'knowledge', path: '/sg-cfd-knowledge' },
    { step: 'agreement', group: 'risk', path: '/sg-cfd-agreement' },
  ],
  screens: {
    about: { path: '/cfd-intro', auth: false, apart: true },
    'account-state': { path: '/sg-cfd-wait' },
    opened: { path: '/sg-cfd-success' },
    'not-opened': { path: '/sg-cfd-fail' },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
