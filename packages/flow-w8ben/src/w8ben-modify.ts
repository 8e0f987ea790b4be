import { defineFlow, type Flow, factsOf, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { lifePages, lifeScreens } from './routes/life-steps.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

const { screens } = w8benModifyDefinition;

/** Flow that changes the W-8BEN on file. An edition can contain it without an opening. */
export const w8benModifyFlow: Flow = defineFlow({
  ...factsOf(w8benModifyDefinition),
  journey: async () => (await import('./w8ben-rules/w8ben-modify-rules.ts')).w8benModify,
  parts: {},
  steps: stepRoutes(w8benModifyDefinition, lifeScreens),
  screens: screenRoutes(w8benModifyDefinition, lifePages),
  statusCard: 'elsewhere',
  outcome: () => screens['account-state'].path,
  ineligible: screens['not-eligible'].path,
});
