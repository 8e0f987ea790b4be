import type { DocumentReading } from '../document-match/document-match.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';
import { followSuggestions } from '../suggestions/suggestions.ts';

/** Uploaded documents by id, as far as what was read from them. */
export type ReadDocuments = Readonly<Record<string, { readonly reading?: DocumentReading | undefined } | undefined>>;

/** Fields of the basic information that a document says, by their names there. */
export type ReadIdentity = {
  readonly documentNumber?: string;
  readonly fullName?: string;
  readonly nameOnId?: string;
  readonly dateOfBirth?: string;
  readonly gender?: string;
};

/** Returns what was read from the identity document of these answers; of a card both sides count. */
export function readingIn(answers: Answers, documents: ReadDocuments): DocumentReading {
  const { front, back } = (answers['submit-photo'] ?? {}) as { readonly front?: string; readonly back?: string };
  return { ...documents[back ?? '']?.reading, ...documents[front ?? '']?.reading };
}

/** Returns the basic information that a reading gives. What is doubtful is absent from the reading, and so from the result. */
export function identityIn({ number, fullName, birthDate, gender }: DocumentReading): ReadIdentity {
  return {
    ...(number ? { documentNumber: number } : {}),
    ...(fullName ? { fullName, nameOnId: fullName } : {}),
    ...(birthDate ? { dateOfBirth: birthDate } : {}),
    ...(gender ? { gender } : {}),
  };
}

/** Returns what was read from all photos of the identity document, those that were removed or replaced included. */
export const earlierReadings = (documents: ReadDocuments): readonly DocumentReading[] =>
  Object.values(documents).flatMap((document) => document?.reading ?? []);

/**
 * The basic information after another photo was read: an empty field and one that still says what a photo before said take the new value. What the
 * customer typed stays, and so does what the new photo does not say.
 * @param before the readings of earlier photos, the last one at the end
 */
export const followReading = <T extends StepAnswers>(
  own: T,
  before: readonly DocumentReading[],
  after: DocumentReading,
): T => followSuggestions(own, before.map(identityIn), identityIn(after));
