import type { Application } from '@quayside/contract/application';

/** Returns the document ids of the pictures in a step's answers, in order, such as the sides of a document. Does not include signatures. */
export const getPictureIds = ({ answers, documents }: Application, step: string): readonly string[] =>
  Object.values(answers[step] ?? {}).filter(
    (answer): answer is string => typeof answer === 'string' && (documents[answer]?.type.startsWith('image/') ?? false),
  );
