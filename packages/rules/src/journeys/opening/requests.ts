import * as z from 'zod/mini';
import { checkBankAccountName } from '../../bank-account-name/bank-account-name.ts';
import { compareDates, isCalendarDate } from '../../calendar-date.ts';
import { type AdditionalDocumentKind, additionalDocumentKinds, relationshipProofKinds } from '../../enumerations.ts';
import { date, documentId, money, oneOf, optionalText, text, ticked } from '../../field-shapes.ts';
import { type Issue, issue } from '../../issue.ts';
import { defineStep, type JourneyContext } from '../../journey.ts';
import { lazyObject } from '../../lazy-object.ts';
import { longestName, normaliseName } from '../../name/name.ts';
import { compactNumber } from '../../numbers/number-text.ts';
import { plainCode } from '../../numbers/numbers.ts';
import { baseInfoOf, holdingOf } from './answers-of.ts';

/** Whether a reviewer has requested this, which adds a requirement. */
const isAskedFor =
  (request: string) =>
  ({ facts }: JourneyContext) =>
    facts.requirements[request] !== undefined;

/** RULE-05: asks for proof of a transfer from a bank account in the holder's own name. The amount is in `currency`. */
export const submitTransfer = defineStep({
  id: 'submit-transfer',
  requirement: 'bank-transfer',
  onRequest: () => true,
  when: isAskedFor('bank-transfer'),
  schema: lazyObject(() => ({
    bankName: text('enter-field', 80),
    accountName: text('name-required', longestName, normaliseName),
    accountNumber: text('enter-field', 34, plainCode),
    currency: oneOf(['SGD', 'USD', 'HKD']),
    amount: money(),
    transferredOn: date(),
    document: documentId(),
    ownAccount: ticked(),
  })),
  sensitive: ['accountNumber'],
  check: (answers, { answers: all, facts, today }) => {
    const { fullName, nameOnId } = baseInfoOf(all);
    const { document, transferredOn } = answers;
    return [
      ...(answers.accountName
        ? checkBankAccountName(
            'accountName',
            answers.accountName,
            [fullName, nameOnId].filter((name) => name !== undefined),
          )
        : []),
      ...(answers.accountNumber && !/^[\dA-Z]{5,34}$/.test(compactNumber(answers.accountNumber))
        ? [issue('accountNumber', 'bank-account-number-format')]
        : []),
      ...(isCalendarDate(transferredOn) && compareDates(transferredOn, today) > 0
        ? [issue('transferredOn', 'date-in-future')]
        : []),
      ...(document && facts.documents[document]?.kind === 'bank-transfer'
        ? []
        : [issue('document', 'upload-document')]),
    ];
  },
});

/** Asks for the documents that a reviewer requested, one upload for each kind (MSG-16, MSG-15 for a video), with an optional explanation. */
export const additionalDocument = defineStep({
  id: 'additional-document',
  requirement: 'additional-document',
  onRequest: () => true,
  when: isAskedFor('additional-document'),
  schema: lazyObject(() => ({
    documents: z.optional(
      z.partialRecord(z.enum(additionalDocumentKinds), z.optional(documentId('upload-additional-document'))),
    ),
    explanation: optionalText(500),
  })),
  check: ({ documents = {} }, context) =>
    askedDocuments(context).flatMap((kind) => missingDocument(kind, documents, context)),
});

/** Returns the requested kinds; `other` if only the reviewer's text describes the document. */
export const askedDocuments = ({ facts }: Pick<JourneyContext, 'facts'>) => {
  const known = additionalDocumentKinds.filter((kind) => facts.asks?.['additional-document']?.includes(kind));
  return known.length > 0 ? known : (['other'] as const);
};

function missingDocument(
  kind: AdditionalDocumentKind,
  documents: Readonly<Record<string, string | undefined>>,
  { facts }: JourneyContext,
): readonly Issue[] {
  const id = documents[kind];
  if (id && facts.documents[id]?.kind === additionalKind(kind)) return [];
  return [issue(`documents.${kind}`, kind === 'video' ? 'upload-video' : 'upload-additional-document')];
}

/** Returns the kind under which the server stores an additional document: `additional-video`. */
export const additionalKind = (kind: AdditionalDocumentKind): string => `additional-${kind}`;

/** Asks for proof that the guardian is related to the minor: a birth certificate or a court order that names the guardian (domain handbook 6). */
export const proveRelationship = defineStep({
  id: 'prove-relationship',
  requirement: 'relationship-proof',
  onRequest: (answers) => holdingOf(answers) === 'joint-minor',
  when: isAskedFor('relationship-proof'),
  schema: lazyObject(() => ({
    kind: oneOf(relationshipProofKinds, 'select-document-type'),
    document: documentId(),
    namesGuardian: ticked('proof-names-guardian'),
  })),
  check: ({ document }, { facts }) =>
    document && facts.documents[document]?.kind === 'relationship-proof' ? [] : [issue('document', 'upload-document')],
});
