import { addressProofKinds } from '@quayside/rules/enumerations';
import { date, documentId, oneOf, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { addressIsVerified } from '@quayside/rules/internals/person-data';
import { checkProofOfAddress, checkSameDocument } from '@quayside/rules/internals/proof-of-address';
import { issue } from '@quayside/rules/issue';
import { defineStep } from '@quayside/rules/journey';
import { asksFor, uploadOf } from '../identity/asked-document.ts';
import { identityDocumentOf } from '../identity/identification.ts';

/** Returns whether the customer must prove the address: in a manual opening, or if the digital ID has no verified address. */
export const asksForAddress = asksFor(addressIsVerified);

/** Step that asks for the proof of address (RULE-03). */
export const submitAddress = defineStep({
  id: 'submit-address',
  requirement: 'address-proof',
  when: asksForAddress,
  handOff: { documents: ['address-proof'], reads: {} },
  schema: lazyObject(() => ({
    kind: oneOf(addressProofKinds, 'select-document-type'),
    document: documentId(),
    issuedOn: date(),
    showsNameAndAddress: ticked('proof-shows-name-and-address'),
  })),
  check: (answers, context) => {
    const proof = uploadOf(answers.document, 'address-proof', context);
    const { front, back, supplementary } = identityDocumentOf(context.answers);
    const identity = [
      uploadOf(front, 'identity-front', context),
      uploadOf(back, 'identity-back', context),
      uploadOf(supplementary, 'identity-supplementary', context),
    ];
    const others = identity.filter((one) => one !== undefined);
    return [
      ...(proof ? checkSameDocument('document', proof, others) : [issue('document', 'upload-document')]),
      ...checkProofOfAddress('issuedOn', answers.issuedOn, context.today),
    ];
  },
});
