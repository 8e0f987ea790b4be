import type { FaceReason } from '@quayside/contract/application';

/** Test values that force an outcome, such as a wrong code. */
export type ForcedOutcomes = {
  /** whether a one-time code counts as wrong, whatever code was sent */
  readonly refusesCode: (code: string) => boolean;
  /** result of a face picture by document number and attempt (from 1): a reason, null for a pass, or undefined if not forced */
  readonly faceVerdict: (documentNumber: string | undefined, attempt: number) => FaceReason | null | undefined;
};

/** Forces no outcome, as in production. */
export const noForcedOutcomes: ForcedOutcomes = { refusesCode: () => false, faceVerdict: () => undefined };
