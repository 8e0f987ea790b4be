import type { FlowDefinition } from '../flow-definition.ts';

/** The four W-8BEN screens that the opening includes. */
export const w8benDefinition = {
  name: 'w8ben',
  steps: [
    { step: 'list', group: 'tax', path: '/sg-w8ben-list' },
    { step: 'form', group: 'tax', path: '/sg-w8-ben-form' },
    { step: 'info', group: 'tax', path: '/sg-w8-ben-info' },
    { step: 'signature', group: 'tax', path: '/sg-w8-ben-signature' },
  ],
  screens: {},
} as const satisfies FlowDefinition;
