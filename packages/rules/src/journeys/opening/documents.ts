import * as z from 'zod/mini';
import { withoutFields } from '../../asked-answers.ts';
import { adviseOnReadNationality, checkDocumentMatch } from '../../document-match/document-match.ts';
import { type DocumentOwner, documentOwner, followOwner } from '../../document-owner/document-owner.ts';
import { checkDocumentSides, documentSides } from '../../document-sides/document-sides.ts';
import { addressProofKinds, identityDocumentTypes } from '../../enumerations.ts';
import { country, date, documentId, oneOf, ticked } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { defineStep, type Facts, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { checkUploadedPassport } from '../../passport-validity/passport-validity.ts';
import { addressIsVerified, identityIsVerified, type PersonData } from '../../person-data/person-data.ts';
import { checkProofOfAddress, checkSameDocument } from '../../proof-of-address/proof-of-address.ts';
import { readingIn } from '../../read-identity/read-identity.ts';
import { baseInfoOf } from './answers-of.ts';
import { personIneligibility } from './base-info.ts';
import { byHand, identityDocumentOf, isOffered, personDataOf } from './identification.ts';

/**
 * Returns whether a document is needed: always by hand, otherwise if the digital ID has no verified data (domain handbook 5: verified data replace the copy).
 */
function asksFor(isVerified: (person: PersonData) => boolean) {
  return (context: JourneyContext): boolean => {
    const person = personDataOf(context.facts);
    return byHand(context) || (person !== undefined && !isVerified(person));
  };
}

/** Whether the customer must prove the address. */
export const asksForAddress = asksFor(addressIsVerified);

/**
 * Asks for photos of the identity document. It comes before the basic information, so it asks for nationality and type of document, which the basic
 * information repeats. Passport: the signed photo page, its expiry date, and another document if it expires soon (RULE-01). Cards: front and back (RULE-02).
 * Originals, no scanned copies (RULE-04). Data read from the document must match the basic information (RULE-07).
 */
export const submitPhoto = defineStep({
  id: 'submit-photo',
  requirement: 'identity-document',
  when: asksFor(identityIsVerified),
  handOff: {
    documents: ['identity-front', 'identity-back', 'identity-supplementary'],
    reads: { 'base-info': ['nationality', 'documentType'] },
  },
  schema: lazyObject(() => ({
    nationality: z.optional(country()),
    documentType: z.optional(oneOf(identityDocumentTypes, 'select-document-type')),
    front: documentId(),
    back: z.optional(documentId()),
    supplementary: z.optional(documentId()),
    expiresOn: z.optional(z.string()),
    signed: z.optional(z.boolean()),
    original: ticked('not-a-scan'),
  })),
  check: (answers, context) => {
    const stated = baseInfoOf(context.answers);
    const owner = documentOwner(context.answers, answers);
    const { documentType } = owner;
    const passport = documentType === 'passport';
    const pictures = {
      front: uploadOf(answers.front, 'identity-front', context),
      back: uploadOf(answers.back, 'identity-back', context),
    };
    const supplementary = uploadOf(answers.supplementary, 'identity-supplementary', context);
    const { reading = {} } = pictures.front ?? {};
    const dates = {
      uploaded: pictures.front !== undefined,
      readExpiry: reading.expiresOn,
      typedExpiry: answers.expiresOn,
      supplemented: supplementary !== undefined,
    };
    return [
      ...ownerIssues(owner, context.facts),
      ...(documentType ? checkDocumentSides('', documentType, pictures) : []),
      ...adviseOnReadNationality('nationality', owner.nationality, readingIn(context.answers, context.facts.documents)),
      ...(passport ? checkDocumentMatch('front', reading, stated) : []),
      ...(passport ? checkUploadedPassport(dates, context.today) : []),
      ...(passport && supplementary && supplementary.sha256 === pictures.front?.sha256
        ? [issue('supplementary', 'supplementary-is-the-same')]
        : []),
      ...(passport && !answers.signed ? [issue('signed', 'passport-must-be-signed')] : []),
    ];
  },
  asked: (answers, { answers: all }) => {
    const { documentType } = documentOwner(all, answers);
    if (!documentType) return answers;
    return withoutFields(answers, [
      ...(documentSides(documentType).includes('back') ? [] : ['back']),
      ...(documentType === 'passport' ? [] : ofAPassport),
    ]);
  },
  asksLater: (answers, { answers: all }) => (documentOwner(all, answers).documentType ? [] : ofTheDocument),
  ineligible: ({ nationality }, context) => personIneligibility({ nationality }, context),
  follows: (answers, before, after) =>
    answers.nationality || answers.documentType
      ? followOwner(answers, before['base-info'], after['base-info'])
      : answers,
});

/** Fields that only a passport needs. */
const ofAPassport = ['supplementary', 'expiresOn', 'signed'] as const;

/** Fields that the screen shows once the type of document is known. */
const ofTheDocument = ['front', 'back', 'supplementary', 'expiresOn', 'signed', 'original'] as const;

function ownerIssues({ nationality, documentType }: DocumentOwner, facts: Facts): readonly Issue[] {
  return [
    ...(nationality ? [] : [issue('nationality', 'select-country')]),
    ...(nationality && !(documentType && isOffered(documentType, facts))
      ? [issue('documentType', 'select-document-type')]
      : []),
  ];
}

/** Asks for the proof of address (RULE-03). */
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

/** Returns the uploaded document with this id, if the server has it as this kind. */
function uploadOf(id: string | undefined, kind: string, { facts }: JourneyContext) {
  const upload = id ? facts.documents[id] : undefined;
  return upload?.kind === kind ? upload : undefined;
}
