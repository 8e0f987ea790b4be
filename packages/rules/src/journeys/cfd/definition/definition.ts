import type { FlowDefinition } from '../../../flow-definition.ts';

/**
 * A CFD account; renewed once the assessment behind it has expired. What a CFD is stands at /cfd-intro, open to all; /sg-cfd, where the application begins, is
 * listed as public but carries no flag, so by the specification's own rule it logs in (reliability F12).
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
