import * as z from 'zod/mini';
import { addressProofKinds } from '../../enumerations.ts';
import { date, documentId, oneOf, ticked } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { defineStep, type JourneyContext } from '../../journey.ts';
import { checkPassportValidity } from '../../passport-validity/passport-validity.ts';
import { checkProofOfAddress } from '../../proof-of-address/proof-of-address.ts';
import { baseInfoOf, identityDocumentOf } from './answers-of.ts';

/** Passport: the photo page, signed, with its expiry (RULE-01). Cards: front and back (RULE-02). Originals, no scanned copies (RULE-04). */
export const submitPhoto = defineStep({
  id: 'submit-photo',
  group: 'documents',
  requirement: 'identity-document',
  schema: z.object({
    front: documentId(),
    back: z.optional(documentId()),
    expiresOn: z.optional(z.string()),
    signed: z.optional(z.boolean()),
    original: ticked('not-a-scan'),
  }),
  check: (answers, context) => {
    const { documentType } = baseInfoOf(context.answers);
    const passport = documentType === 'passport';
    return [
      ...uploaded('front', answers.front, 'identity-front', context),
      ...(passport
        ? []
        : answers.back
          ? uploaded('back', answers.back, 'identity-back', context)
          : [issue('back', 'upload-document')]),
      ...(answers.front && answers.front === answers.back ? [issue('back', 'front-and-back-are-the-same')] : []),
      ...(passport ? checkPassportValidity('expiresOn', answers.expiresOn ?? '', context.today) : []),
      ...(passport && !answers.signed ? [issue('signed', 'passport-must-be-signed')] : []),
    ];
  },
});

/** RULE-03. */
export const submitAddress = defineStep({
  id: 'submit-address',
  group: 'documents',
  requirement: 'address-proof',
  schema: z.object({
    kind: oneOf(addressProofKinds),
    document: documentId(),
    issuedOn: date(),
    showsNameAndAddress: ticked('proof-shows-name-and-address'),
  }),
  check: (answers, context) => [
    ...uploaded('document', answers.document, 'address-proof', context),
    ...checkProofOfAddress('issuedOn', answers.issuedOn, context.today),
    ...sameAsIdentity(answers.document, context),
  ],
});

function uploaded(path: string, id: string | undefined, kind: string, { facts }: JourneyContext): readonly Issue[] {
  if (!id) return [];
  return facts.documents[id]?.kind === kind ? [] : [issue(path, 'upload-document')];
}

function sameAsIdentity(id: string | undefined, { answers, facts }: JourneyContext): readonly Issue[] {
  const proof = id ? facts.documents[id] : undefined;
  const { front, back } = identityDocumentOf(answers);
  const identity = [front, back].map((one) => (one ? facts.documents[one]?.sha256 : undefined));
  return proof && identity.includes(proof.sha256) ? [issue('document', 'same-document')] : [];
}
