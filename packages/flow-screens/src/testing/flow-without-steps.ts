import { defineFlow } from '@quayside/flow/define-flow';

/** Opening flow without steps, for tests of a part of a screen. Its journey never loads. */
export const flowWithoutSteps = defineFlow({
  name: 'opening',
  journey: () => new Promise<never>(() => undefined),
  parts: {},
  steps: [],
  screens: [],
  outcome: () => '/',
  ineligible: '/',
});
