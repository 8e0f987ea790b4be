import { type StepRoute, stepRoutes } from '@quayside/flow/define-flow';
import { w8benDefinition } from '@quayside/rules/internals/flow-definitions/w8ben';

/** Routes of the form's steps within an opening, in their order. Pass them to `openingFlow` and `jointFlow`. */
export const w8benOpeningSteps: readonly StepRoute[] = stepRoutes(
  w8benDefinition,
  {
    list: () => import('./list/list.tsx'),
    form: () => import('./form/form.tsx'),
    info: () => import('./info/info.tsx'),
    signature: () => import('./signature/signature.tsx'),
  },
  { summaries: async () => (await import('./summaries.ts')).w8benSummaries },
);
