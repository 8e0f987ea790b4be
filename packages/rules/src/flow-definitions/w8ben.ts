import type { FlowDefinition } from '../flow-definition.ts';

/** The flow of the W-8BEN within an opening: its four screens. */
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
