import type { Application } from '@quayside/contract/application';

/** Returns the ids of the pictures in a step's answers, in order: the sides of a document, or a bill. A signature is not a document. */
export const picturesOf = ({ answers, documents }: Application, step: string): readonly string[] =>
  Object.values(answers[step] ?? {}).filter(
    (answer): answer is string => typeof answer === 'string' && (documents[answer]?.type.startsWith('image/') ?? false),
  );
