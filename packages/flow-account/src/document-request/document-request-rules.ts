import { additionalDocumentStep } from '@quayside/flow-opening/internals/rules';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { defineJourney } from '@quayside/rules/journey';

/** The journey in which an account holder uploads documents that a reviewer requested. It consists of one step of the opening, `additional-document`. */
export const documentRequest = defineJourney(documentRequestDefinition, {
  version: 1,
  rules: { 'additional-document': additionalDocumentStep },
});
