import type { FaceReason } from '@quayside/contract/application';

/** Forces outcomes for certain input, such as a one-time code that is always wrong. */
export type ForcedOutcomes = {
  /** Returns whether a one-time code counts as wrong, whatever code was sent. */
  readonly refusesCode: (code: string) => boolean;
  /** Returns why a face picture fails, null if it passes, or undefined if the picture itself decides; attempts count from 1. */
  readonly faceVerdict: (documentNumber: string | undefined, attempt: number) => FaceReason | null | undefined;
};

/** Forces no outcome: codes and face pictures are judged as usual, as in production. */
export const noForcedOutcomes: ForcedOutcomes = { refusesCode: () => false, faceVerdict: () => undefined };
