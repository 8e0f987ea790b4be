import { defineFlow } from '@quayside/flow/define-flow';

/** An opening flow without steps, for tests that render only a part of a screen. Its journey never loads. */
export const flowWithoutSteps = defineFlow({
  name: 'opening',
  journey: () => new Promise<never>(() => undefined),
  parts: {},
  steps: [],
  screens: [],
  outcome: () => '/',
  ineligible: '/',
});
