/** Whether the customer may correct it and come again (`retry`), or not (`final`). */
export type ReasonKind = 'retry' | 'final';

/**
 * Why a reviewer sends an item back or fails an application (domain handbook 6, reason catalogue). A refusal on policy has one neutral
 * wording, so that nobody is told of a suspicion.
 */
export const reasons = {
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

/** Why a reviewer said no; its words are texts of the group `reasons` in @quayside/i18n. */
export type ReasonCode = keyof typeof reasons;
/** All reason codes, in the order in which a reviewer is offered them. */
export const reasonCodes = Object.keys(reasons) as ReasonCode[];
/** Whether the catalogue has the code: what arrives from a reviewer’s console or out of storage is checked by it. */
export const isReasonCode = (code: unknown): code is ReasonCode => reasonCodes.includes(code as ReasonCode);
