import type { FaceReason } from '@quayside/contract/application';

/** Test values that force an outcome. */
export type ForcedOutcomes = {
  /** whether a one-time code counts as wrong, whatever was sent */
  readonly refusesCode: (code: string) => boolean;
  /** result of a face picture by document number and attempt (from 1); null: passes; undefined: not forced */
  readonly faceVerdict: (documentNumber: string | undefined, attempt: number) => FaceReason | null | undefined;
};

/** Forces no outcome, as in production. */
export const nothingForced: ForcedOutcomes = { refusesCode: () => false, faceVerdict: () => undefined };
