import { additionalDocument } from '@quayside/flow-opening/internals/rules';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { defineJourney } from '@quayside/rules/journey';

/** The journey in which a holder of an open account uploads documents that a reviewer requested. The opening has the same step. */
export const documentRequest = defineJourney(documentRequestDefinition, {
  version: 1,
  rules: { 'additional-document': additionalDocument },
});
