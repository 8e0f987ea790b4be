import { defineFlow, type StepRoute } from '../define-flow.ts';

const route = (step: string): StepRoute => ({
  step,
  path: `/sg-${step}`,
  name: step,
  group: 'identity',
  screen: () => Promise.reject(new Error('not shown')),
});

/** An opening flow with the steps `base-info` and `form`, for tests of paths. Its journey and screens never load. */
export const twoStepFlow = defineFlow({
  name: 'opening',
  journey: () => Promise.reject(new Error('not loaded')),
  parts: {},
  steps: [route('base-info'), route('form')],
  screens: [],
  outcome: () => '/',
  ineligible: '/',
});
