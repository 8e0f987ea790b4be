import { type AdditionalDocumentKind, additionalDocumentKinds } from '@quayside/rules/enumerations';
import { documentId, optionalText } from '@quayside/rules/internals/field-shapes';
import { lazyObject } from '@quayside/rules/internals/lazy-object';
import { type Issue, issue } from '@quayside/rules/issue';
import { defineStep, type JourneyContext } from '@quayside/rules/journey';
import * as z from 'zod/mini';
import { isRequested } from '../requests/is-requested.ts';

/** Step that requires one upload for each document that a reviewer requested (MSG-16; MSG-15 for a video). The explanation is optional. */
export const additionalDocumentStep = defineStep({
  id: 'additional-document',
  requirement: 'additional-document',
  onRequest: () => true,
  when: isRequested('additional-document'),
  schema: lazyObject(() => ({
    documents: z.optional(
      z.partialRecord(z.enum(additionalDocumentKinds), z.optional(documentId('upload-additional-document'))),
    ),
    explanation: optionalText(500),
  })),
  check: ({ documents = {} }, context) =>
    getRequestedDocuments(context).flatMap((kind) => missingDocument(kind, documents, context)),
});

/** Returns the kinds of documents that a reviewer requested. Returns only `other` if the request names no known kind. */
export const getRequestedDocuments = ({ facts }: Pick<JourneyContext, 'facts'>) => {
  const known = additionalDocumentKinds.filter((kind) => facts.asks?.['additional-document']?.includes(kind));
  return known.length > 0 ? known : (['other'] as const);
};

function missingDocument(
  kind: AdditionalDocumentKind,
  documents: Readonly<Record<string, string | undefined>>,
  { facts }: JourneyContext,
): readonly Issue[] {
  const id = documents[kind];
  if (id && facts.documents[id]?.kind === toStoredDocumentKind(kind)) return [];
  return [issue(`documents.${kind}`, kind === 'video' ? 'upload-video' : 'upload-additional-document')];
}

/** Returns the name under which the server stores an additional document of this kind. For example, `video` becomes `additional-video`. */
export const toStoredDocumentKind = (kind: AdditionalDocumentKind): string => `additional-${kind}`;
