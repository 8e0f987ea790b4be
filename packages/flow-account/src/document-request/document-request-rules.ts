import { additionalDocument } from '@quayside/flow-opening/internals/rules';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { defineJourney } from '@quayside/rules/journey';

/** The journey in which the holder of an open account uploads documents that a reviewer requested. It has the same step as the opening. */
export const documentRequest = defineJourney(documentRequestDefinition, {
  version: 1,
  rules: { 'additional-document': additionalDocument },
});
