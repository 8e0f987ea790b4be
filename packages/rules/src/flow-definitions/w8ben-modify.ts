import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which a customer changes the W-8BEN on file, at any time and repeatedly. */
export const w8benModifyDefinition = {
  name: 'w8ben-modify',
  audience: 'customers',
  repetition: 'repeatedly',
  forHolders: true,
  steps: [
    { step: 'w8ben.form', group: 'tax', path: '/modify-w8-ben-form' },
    { step: 'w8ben.info', group: 'tax', path: '/modify-w8-ben-info' },
    { step: 'w8ben.signature', group: 'sign', path: '/modify-w8-ben-signature' },
    { step: 'affidavit', group: 'sign', path: '/modify-w8-ben-affidavit' },
  ],
  screens: {
    'account-state': { path: '/modify-status' },
    'not-eligible': { path: '/modify-w8-ben-not-eligible' },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
