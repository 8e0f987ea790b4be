import { defineJourney } from '../../journey.ts';
import { additionalDocument } from '../opening/requests.ts';
import { documentRequestDefinition } from './definition/definition.ts';

/** Documents that the broker asks the holder of an open account for. A reviewer begins it; the step is the one that an opening's reviewer asks for. */
export const documentRequest = defineJourney(documentRequestDefinition, {
  version: 1,
  rules: { 'additional-document': additionalDocument },
});
