import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which the broker requests a new W-8BEN, when the form expires or a certified fact changes. */
export const w8benUpdateDefinition = {
  name: 'w8ben-update',
  audience: 'customers',
  repetition: 'repeatedly',
  forHolders: true,
  steps: [
    { step: 'update', group: 'reason', path: '/w8-ben-update' },
    { step: 'tips', group: 'reason', path: '/w8-ben-tips' },
    { step: 'w8ben.form', group: 'tax', path: '/update-w8-ben-form' },
    { step: 'w8ben.info', group: 'tax', path: '/update-w8-ben-info' },
    { step: 'w8ben.signature', group: 'sign', path: '/update-w8-ben-signature' },
    { step: 'affidavit', group: 'sign', path: '/update-w8-ben-affidavit' },
  ],
  screens: {
    'account-state': { path: '/update-w8-ben-status' },
    'not-eligible': { path: '/update-w8-ben-not-eligible' },
  },
  result: 'account-state',
} as const satisfies FlowDefinition;
