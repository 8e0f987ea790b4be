import { defineFlow, type Flow, pickDefinitionFields, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { w8benUpdateDefinition } from '@quayside/rules/internals/flow-definitions/w8ben-update';
import { updatePages, updateScreens } from './routes/update-routes.ts';

export type {} from './texts.ts'; // the text groups that a page may replace

const { screens } = w8benUpdateDefinition;

/** Flow in which the broker requests the W-8BEN again. An embedding page can contain it alone. If no form is due, home links to `w8benModifyFlow` instead. */
export const w8benUpdateFlow: Flow = defineFlow({
  ...pickDefinitionFields(w8benUpdateDefinition),
  journey: async () => (await import('./w8ben-rules/w8ben-update-rules.ts')).w8benUpdate,
  parts: {},
  steps: stepRoutes(w8benUpdateDefinition, {
    update: () => import('./update/update.tsx'),
    tips: () => import('./tips/tips.tsx'),
    ...updateScreens,
  }),
  screens: screenRoutes(w8benUpdateDefinition, updatePages),
  statusCard: () => import('./w8ben-status-card/w8ben-status-card.tsx'),
  outcome: () => screens['account-state'].path,
  ineligible: screens['not-eligible'].path,
});
