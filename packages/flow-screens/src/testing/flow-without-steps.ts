import { defineFlow } from '@quayside/flow/define-flow';

/** An opening without steps. Its journey never loads. For tests of a part of a screen. */
export const flowWithoutSteps = defineFlow({
  name: 'opening',
  journey: () => new Promise<never>(() => undefined),
  parts: {},
  steps: [],
  screens: [],
  outcome: () => '/',
  ineligible: '/',
});
