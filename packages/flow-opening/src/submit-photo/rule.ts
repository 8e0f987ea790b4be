import {
  adviseOnReadNationality,
  checkDocumentMatch,
  checkReadDocumentType,
  type DocumentReading,
  type StatedIdentity,
} from '@quayside/rules/document-match';
import { type DocumentType, identityDocumentTypes } from '@quayside/rules/enumerations';
import { omitFields } from '@quayside/rules/internals/applicable-answers';
import { type DocumentOwner, getDocumentOwner, updateDocumentOwner } from '@quayside/rules/internals/document-owner';
import { checkDocumentSides, type DocumentSide, documentSides } from '@quayside/rules/internals/document-sides';
import { country, documentId, oneOf, ticked } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { checkUploadedPassport } from '@quayside/rules/internals/passport-validity';
import { isIdentityVerified } from '@quayside/rules/internals/person-data';
import { getDocumentReading } from '@quayside/rules/internals/read-identity';
import { type Issue, issue } from '@quayside/rules/issue';
import { defineStep, type Facts } from '@quayside/rules/journey';
import * as z from 'zod/mini';
import { getBaseInfo } from '../answers/step-answers.ts';
import { baseInfoStep, getPersonIneligibility } from '../base-info/rule.ts';
import { isDocumentTypeOffered } from '../identity/identification.ts';
import { findUpload, needsDocument } from '../identity/needs-document.ts';

/**
 * Step that asks for photos of the identity document, its type and the nationality. A passport needs its signed photo page, the expiry, and a second document
 * if it expires soon (RULE-01). A card needs both sides (RULE-02), and scans are not accepted (RULE-04). Read data must match the basic information (RULE-07).
 */
export const submitPhotoStep = defineStep({
  id: 'submit-photo',
  requirement: 'identity-document',
  when: needsDocument(isIdentityVerified),
  handOff: {
    documents: ['identity-front', 'identity-back', 'identity-supplementary'],
    reads: { [baseInfoStep.id]: ['nationality', 'documentType'] },
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
    const stated = getBaseInfo(context.answers);
    const owner = getDocumentOwner(context.answers, answers);
    const { documentType } = owner;
    const passport = documentType === 'passport';
    const pictures = {
      front: findUpload(answers.front, 'identity-front', context),
      back: findUpload(answers.back, 'identity-back', context),
    };
    const supplementary = findUpload(answers.supplementary, 'identity-supplementary', context);
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
      ...adviseOnReadNationality(
        'nationality',
        owner.nationality,
        getDocumentReading(context.answers, context.facts.documents),
      ),
      ...(documentType ? checkPictures(pictures, documentType, stated) : []),
      ...(passport ? checkUploadedPassport(dates, context.today) : []),
      ...(passport && supplementary && supplementary.sha256 === pictures.front?.sha256
        ? [issue('supplementary', 'supplementary-is-the-same')]
        : []),
      ...(passport && !answers.signed ? [issue('signed', 'passport-must-be-signed')] : []),
    ];
  },
  pickApplicable: (answers, { answers: all }) => {
    const { documentType } = getDocumentOwner(all, answers);
    if (!documentType) return answers;
    return omitFields(answers, [
      ...(documentSides(documentType).includes('back') ? [] : ['back']),
      ...(documentType === 'passport' ? [] : ofAPassport),
    ]);
  },
  getPendingFields: (answers, context) => {
    const { documentType } = getDocumentOwner(context.answers, answers);
    if (!documentType) return documentFields;
    if (documentType !== 'passport') return [];
    const isUploaded = findUpload(answers.front, 'identity-front', context) !== undefined;
    // the page asks for the expiry date if the photo does not show it, and one box confirms both original and signature
    return [...(isUploaded ? [] : (['expiresOn'] as const)), ...(answers.original ? [] : (['signed'] as const))];
  },
  ineligible: ({ nationality }, context) => getPersonIneligibility({ nationality }, context),
  syncAnswers: (answers, before, after) => {
    if (!answers.nationality && !answers.documentType) return answers;
    const followed = updateDocumentOwner(answers, before[baseInfoStep.id], after[baseInfoStep.id]);
    const isOther = answers.documentType && followed.documentType !== answers.documentType;
    return isOther ? omitFields(followed, documentFields) : followed;
  },
});

/** Answers that only a passport needs. */
const ofAPassport = ['supplementary', 'expiresOn', 'signed'] as const;

/** Answers that the page asks for once the type of document is known, and that are about this document. */
export const documentFields = ['front', 'back', 'supplementary', 'expiresOn', 'signed', 'original'] as const;

type Pictures = Readonly<Partial<Record<DocumentSide, { readonly reading?: DocumentReading | undefined }>>>;

/** Returns the issues of each picture that was read: another type of document than the chosen one, and details that differ (RULE-07). */
const checkPictures = (pictures: Pictures, type: DocumentType, stated: StatedIdentity): readonly Issue[] =>
  documentSides(type).flatMap((side) => {
    const { reading = {} } = pictures[side] ?? {};
    return [...checkReadDocumentType(side, reading, type), ...checkDocumentMatch(side, reading, stated)];
  });

function ownerIssues({ nationality, documentType }: DocumentOwner, facts: Facts): readonly Issue[] {
  return [
    ...(nationality ? [] : [issue('nationality', 'select-country')]),
    ...(nationality && !(documentType && isDocumentTypeOffered(documentType, facts, nationality))
      ? [issue('documentType', 'select-document-type')]
      : []),
  ];
}
