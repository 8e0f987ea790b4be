import type { Journey } from '../../journey.ts';
import { additionalDocument } from '../opening/requests.ts';

/** Documents that the broker asks the holder of an open account for. A reviewer begins it; the step is the one that an opening's reviewer asks for. */
export const documentRequest: Journey = { name: 'document-request', version: 1, steps: [additionalDocument] };

/** What a reviewer accepts or sends back: the documents as a whole. */
export const documentRequestRequirements = ['additional-document'] as const;
