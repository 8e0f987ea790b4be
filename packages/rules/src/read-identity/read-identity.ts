import type { DocumentReading } from '../document-match/document-match.ts';
import { getDocumentOwner } from '../document-owner/document-owner.ts';
import { documentSides } from '../document-sides/document-sides.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';
import { applySuggestions } from '../suggestions/suggestions.ts';

/** Uploaded documents by id, with the data read from them. */
export type ReadDocuments = Readonly<Record<string, { readonly reading?: DocumentReading | undefined } | undefined>>;

/** Fields of the basic information that can be read from a document. */
export type ReadIdentity = {
  readonly documentNumber?: string;
  readonly fullName?: string;
  readonly nameOnId?: string;
  readonly dateOfBirth?: string;
  readonly gender?: string;
};

/**
 * Returns the data read from the identity document of these answers, from both sides of a card. Ignores the back of an earlier card if the document has one side.
 * Returns an empty reading if nothing was read.
 */
export function getDocumentReading(answers: Answers, documents: ReadDocuments): DocumentReading {
  const { front, back } = (answers['submit-photo'] ?? {}) as { readonly front?: string; readonly back?: string };
  const { documentType } = getDocumentOwner(answers);
  const hasBack = !documentType || documentSides(documentType).includes('back');
  return { ...(hasBack ? documents[back ?? '']?.reading : undefined), ...documents[front ?? '']?.reading };
}

/** Returns the fields of the basic information that a reading contains. A reading has no uncertain fields. */
export function toReadIdentity({ number, fullName, birthDate, gender }: DocumentReading): ReadIdentity {
  return {
    ...(number ? { documentNumber: number } : {}),
    ...(fullName ? { fullName, nameOnId: fullName } : {}),
    ...(birthDate ? { dateOfBirth: birthDate } : {}),
    ...(gender ? { gender } : {}),
  };
}

/** Returns the readings of all photos, including removed and replaced ones. */
export const getAllReadings = (documents: ReadDocuments): readonly DocumentReading[] =>
  Object.values(documents).flatMap((document) => document?.reading ?? []);

/**
 * Returns the basic information, updated after a new photo was read. The new value replaces empty fields, and those that still have the value of an earlier
 * photo. Typed values stay, and so do fields that the new photo does not have.
 * @param before the readings of earlier photos, the last one at the end
 */
export const updateFromReading = <T extends StepAnswers>(
  own: T,
  before: readonly DocumentReading[],
  after: DocumentReading,
): T => applySuggestions(own, before.map(toReadIdentity), toReadIdentity(after));
