import { type StepRoute, stepRoutes } from '@quayside/flow/define-flow';
import { w8benDefinition } from '@quayside/rules/journeys/w8ben/definition';
import { inWords } from '@quayside/summaries/in-words';

/** The four screens of the form within an opening, in the order of the journey. */
export const w8benOpeningSteps: readonly StepRoute[] = stepRoutes(w8benDefinition, {
  list: () => import('./list/list.tsx'),
  form: { screen: () => import('./form/form.tsx'), summary: inWords('w8ben.form') },
  info: () => import('./info/info.tsx'),
  signature: { screen: () => import('./signature/signature.tsx'), summary: inWords('w8ben.signature') },
});
