import type { DocumentType } from '../enumerations.ts';
import type { Answers, StepAnswers } from '../journey/answers.ts';

/** The nationality and the type of document that its photo is asked for by. Both are the same in the basic information. */
export type DocumentOwner = {
  /** ISO 3166-1 alpha-2 */
  readonly nationality?: string | undefined;
  readonly documentType?: DocumentType | undefined;
};

const ownerIn = (answers: StepAnswers | undefined): DocumentOwner => {
  const { nationality, documentType } = (answers ?? {}) as DocumentOwner;
  return { ...(nationality ? { nationality } : {}), ...(documentType ? { documentType } : {}) };
};

/**
 * Whose document is photographed, and of which type. The photo asks both before anything is typed; where the basic information was given before it (by the
 * digital ID, or in a change of information), it follows from there.
 */
export const documentOwner = (
  answers: Answers,
  photo: StepAnswers | undefined = answers['submit-photo'],
): DocumentOwner => ({
  ...ownerIn(answers['base-info']),
  ...ownerIn(photo),
});

/** These answers after another step said another nationality or type of document: both are the same in the photo and in the basic information. */
export function followOwner<T extends DocumentOwner>(
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
