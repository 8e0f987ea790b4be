import { defineFlow, type Flow, pickDefinitionFields, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { w8benModifyDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-modify';
import { updatePages, updateScreens } from './routes/update-routes.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

const { screens } = w8benModifyDefinition;

/** Flow in which customers change the W-8BEN on file. A host can contain it without an opening. */
export const w8benModifyFlow: Flow = defineFlow({
  ...pickDefinitionFields(w8benModifyDefinition),
  journey: async () => (await import('./w8ben-rules/w8ben-modify-rules.ts')).w8benModify,
  parts: {},
  steps: stepRoutes(w8benModifyDefinition, updateScreens),
  screens: screenRoutes(w8benModifyDefinition, updatePages),
  statusCard: 'elsewhere',
  outcome: () => screens['account-state'].path,
  ineligible: screens['not-eligible'].path,
});
