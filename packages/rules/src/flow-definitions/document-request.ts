import type { FlowDefinition } from '../flow-definition.ts';

/** The flow in which a customer with an open account uploads documents that a reviewer requested. The server starts it. The opening has the same step. */
export const documentRequestDefinition = {
  name: 'document-request',
  audience: 'customers',
  repetition: 'once',
  startedBy: 'reviewer',
  steps: [{ step: 'additional-document', group: 'documents', path: '/requested-documents', cs: false }],
  screens: { status: { path: '/requested-documents-status' } },
  result: 'status',
} as const satisfies FlowDefinition;
