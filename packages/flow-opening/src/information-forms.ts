import { type FlowRoute, type StepRoute, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { loadSummaries, stepScreens } from './routes/step-screens.ts';

type Entry = (typeof informationChangeDefinition.steps)[number];

const isForm = (entry: Entry): entry is Exclude<Entry, { readonly step: 'what' }> => entry.step !== 'what';

/** Routes of the opening's steps for the flow that changes customer information. The edition passes them in, because flows do not import each other. */
export const informationForms: readonly StepRoute[] = stepRoutes(
  { steps: informationChangeDefinition.steps.filter(isForm) },
  stepScreens,
  { summaries: loadSummaries },
);

/** Route of the refusal page for a change of information that makes the customer ineligible, such as becoming a US person. */
export const informationRefusals: readonly FlowRoute[] = screenRoutes(informationChangeDefinition, {
  'not-eligible': () => import('./not-eligible/not-eligible.tsx'),
});

/** Routes of the opening's steps for documents that the broker requests after the opening. */
export const requestedDocumentForms: readonly StepRoute[] = stepRoutes(documentRequestDefinition, stepScreens, {
  summaries: loadSummaries,
});
