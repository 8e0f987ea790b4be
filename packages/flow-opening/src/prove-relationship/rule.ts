import { relationshipProofKinds } from '@quayside/rules/enumerations';
import { documentId, oneOf, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { getHolding } from '../answers/step-answers.ts';
import { isRequested } from '../requests/is-requested.ts';

/** Step that asks for proof that the guardian is related to the minor: a birth certificate, or a court order that names the guardian. */
export const proveRelationshipStep = defineStep({
  id: 'prove-relationship',
  requirement: 'relationship-proof',
  onRequest: (answers) => getHolding(answers) === 'joint-minor',
  when: isRequested('relationship-proof'),
  schema: lazyObject(() => ({
    kind: oneOf(relationshipProofKinds, 'select-document-type'),
    document: documentId(),
    namesGuardian: ticked('proof-names-guardian'),
  })),
  check: ({ document }, { facts }) =>
    document && facts.documents[document]?.kind === 'relationship-proof' ? [] : [issue('document', 'upload-document')],
});
