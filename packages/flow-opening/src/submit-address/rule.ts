import { addressProofKinds } from '@quayside/rules/enumerations';
import { addressFieldNames } from '@quayside/rules/internals/address/address-fields';
import { date, documentId, oneOf, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { isAddressVerified } from '@quayside/rules/internals/person-data';
import { checkProofOfAddress, checkSameDocument } from '@quayside/rules/internals/proof-of-address';
import { issue } from '@quayside/rules/issue';
import { type Answers, type DeepPartial, defineStep } from '@quayside/rules/journey';
import type { ContactInfo } from '../contact-info/rule.ts';
import { getIdentityDocument } from '../identity/identification.ts';
import { findUpload, needsDocument } from '../identity/needs-document.ts';

/** Returns whether the customer must prove the address. True for a manual opening, and for a digital ID without a verified address. */
export const needsProofOfAddress = needsDocument(isAddressVerified);

/** Step that asks for a proof of address and its kind and date of issue (RULE-03). A later change of the residential address removes the confirmation that the proof shows it. */
export const submitAddressStep = defineStep({
  id: 'submit-address',
  requirement: 'address-proof',
  when: needsProofOfAddress,
  handOff: { documents: ['address-proof'], reads: {} },
  schema: lazyObject(() => ({
    kind: oneOf(addressProofKinds, 'select-document-type'),
    document: documentId(),
    issuedOn: date(),
    showsNameAndAddress: ticked('proof-shows-name-and-address'),
  })),
  check: (answers, context) => {
    const proof = findUpload(answers.document, 'address-proof', context);
    const { front, back, supplementary } = getIdentityDocument(context.answers);
    const identity = [
      findUpload(front, 'identity-front', context),
      findUpload(back, 'identity-back', context),
      findUpload(supplementary, 'identity-supplementary', context),
    ];
    const others = identity.filter((one) => one !== undefined);
    return [
      ...(proof ? checkSameDocument('document', proof, others) : [issue('document', 'upload-document')]),
      ...checkProofOfAddress('issuedOn', answers.issuedOn, context.today),
    ];
  },
  syncAnswers: (answers, before, after) => {
    if (addressIn(before) === addressIn(after)) return answers;
    const { showsNameAndAddress: _, ...others } = answers; // the customer confirmed this for another address
    return others;
  },
});

/** Returns the residential address as text, to compare two. Empty and missing lines are equal. */
function addressIn(answers: Answers): string {
  const { residentialAddress } = (answers['contact-info'] ?? {}) as DeepPartial<ContactInfo>;
  const address = residentialAddress ?? {}; // stored answers can be null
  return JSON.stringify((['country', ...addressFieldNames] as const).map((line) => address[line] || ''));
}
