import { type FlowRoute, type StepRoute, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { loadSummaries, stepScreens } from './routes/step-screens.ts';

type Entry = (typeof informationChangeDefinition.steps)[number];

const isForm = (entry: Entry): entry is Exclude<Entry, { readonly step: 'what' }> => entry.step !== 'what';

/** Screens of the opening for the flow that changes customer information. The edition passes them to that flow, because flows do not import each other. */
export const informationForms: readonly StepRoute[] = stepRoutes(
  { steps: informationChangeDefinition.steps.filter(isForm) },
  stepScreens,
  { summaries: loadSummaries },
);

/** Refusal page for customers who become US persons by a change of information. */
export const informationRefusals: readonly FlowRoute[] = screenRoutes(informationChangeDefinition, {
  'not-eligible': () => import('./not-eligible/not-eligible.tsx'),
});

/** Screen of the opening for documents that the broker requests later. */
export const requestedDocumentForms: readonly StepRoute[] = stepRoutes(documentRequestDefinition, stepScreens, {
  summaries: loadSummaries,
});
