import { defineJourney } from '../../journey.ts';
import { additionalDocument } from '../opening/requests.ts';
import { documentRequestDefinition } from './definition/definition.ts';

/** The journey in which a holder of an open account uploads documents that a reviewer requested. The opening has the same step. */
export const documentRequest = defineJourney(documentRequestDefinition, {
  version: 1,
  rules: { 'additional-document': additionalDocument },
});
