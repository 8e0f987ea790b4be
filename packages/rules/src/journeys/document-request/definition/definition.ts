import type { FlowDefinition } from '../../../flow-definition.ts';

/** Documents that the broker asks the holder of an open account for. A reviewer begins each request; the step is the opening's. */
export const documentRequestDefinition = {
  name: 'document-request',
  audience: 'customers',
  repetition: 'once',
  begunBy: 'reviewer',
  steps: [{ step: 'additional-document', group: 'documents', path: '/requested-documents', cs: false }],
  screens: { status: { path: '/requested-documents-status' } },
  result: 'status',
} as const satisfies FlowDefinition;
