import { type StepRoute, stepRoutes } from '@quayside/flow/define-flow';
import { w8benDefinition } from '@quayside/rules/journeys/w8ben/definition';
import { lazySummary } from '@quayside/summaries/lazy-summary';

/** Screens of the form within an opening, in the order of the journey. */
export const w8benOpeningSteps: readonly StepRoute[] = stepRoutes(w8benDefinition, {
  list: () => import('./list/list.tsx'),
  form: { screen: () => import('./form/form.tsx'), summary: lazySummary('w8ben.form') },
  info: () => import('./info/info.tsx'),
  signature: { screen: () => import('./signature/signature.tsx'), summary: lazySummary('w8ben.signature') },
});
