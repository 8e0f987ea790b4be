import type { DocumentType } from '../enumerations.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';

/** Nationality and type of the identity document, which decide the photos. The photo step and the basic information have the same values. */
export type DocumentOwner = {
  /** The holder's nationality, as ISO 3166-1 alpha-2 code. */
  readonly nationality?: string | undefined;
  readonly documentType?: DocumentType | undefined;
};

const ownerIn = (answers: StepAnswers | undefined): DocumentOwner => {
  const { nationality, documentType } = (answers ?? {}) as DocumentOwner;
  return { ...(nationality ? { nationality } : {}), ...(documentType ? { documentType } : {}) };
};

/**
 * Returns nationality and type of the identity document. The photo step asks for both. If the basic information came first (digital ID, change of information),
 * its values are the defaults.
 */
export const getDocumentOwner = (
  answers: Answers,
  photo: StepAnswers | undefined = answers['submit-photo'],
): DocumentOwner => ({
  ...ownerIn(answers['base-info']),
  ...ownerIn(photo),
});

/**
 * Returns answers with the nationality and document type that another step changed, so that the photo and the basic information agree.
 * @param before the answers that the changed step had before its save
 */
export function updateDocumentOwner<T extends DocumentOwner>(
  own: T,
  before: StepAnswers | undefined,
  after: StepAnswers | undefined,
): T {
  const [was, is] = [ownerIn(before), ownerIn(after)];
  return {
    ...own,
    ...(is.nationality && is.nationality !== was.nationality ? { nationality: is.nationality } : {}),
    ...(is.documentType && is.documentType !== was.documentType ? { documentType: is.documentType } : {}),
  };
}
