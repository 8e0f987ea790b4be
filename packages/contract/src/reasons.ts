/** `retry`: the customer can correct the item and submit again. `final`: the customer cannot. */
export type ReasonKind = 'retry' | 'final';

/**
 * The kind of each reason for rejecting an item or an application. `policy` has one neutral text, so that customers do not learn of a
 * suspicion.
 */
export const reasonKinds = {
  'expired-id': 'retry',
  'unclear-image': 'retry',
  photocopy: 'retry',
  'missing-side': 'retry',
  'wrong-format': 'retry',
  'too-old': 'retry',
  'illegible-proof': 'retry',
  'incomplete-proof': 'retry',
  'name-mismatch': 'retry',
  'birth-date-mismatch': 'retry',
  'number-mismatch': 'retry',
  'face-mismatch': 'retry',
  'identity-check': 'retry',
  'signature-mismatch': 'retry',
  'minor-proof': 'retry',
  'tax-number': 'retry',
  'more-information': 'retry',
  'request-unanswered': 'retry',
  'us-person': 'final',
  policy: 'final',
} as const satisfies Record<string, ReasonKind>;

/** A reason code. Its text is in the group `reasons` of `@quayside/i18n`. */
export type ReasonCode = keyof typeof reasonKinds;
/** All reason codes, in the order of the reviewer's list. */
export const reasonCodes = Object.keys(reasonKinds) as ReasonCode[];
/** Returns whether a value is a reason code. For values from the review console and from storage. */
export const isReasonCode = (code: unknown): code is ReasonCode => reasonCodes.includes(code as ReasonCode);
