/**
 * Minutes of an opening by hand in the effort model, which also gives the remaining minutes (`docs/effort.md`). The goal is 5 minutes (specification sections 1
 * and 9).
 */
export const OPENING_MINUTES = 9;

/** Minutes of an opening with the digital ID, which fills in most answers. The goal is 3 minutes. */
export const DIGITAL_ID_MINUTES = 7;

/** Working days of a review (specification sections 4 and 9). `@quayside/rules/internals/working-days` computes the dates. */
export const REVIEW_WORKING_DAYS = { from: 1, to: 3 } as const;

/** A passport must be valid for at least 6 months from today; exactly 6 months is enough (specification sections 5 and 9). */
export const PASSPORT_VALIDITY_MONTHS = 6;

/** A proof of address may be at most 3 months old; exactly 3 months is allowed (specification sections 5 and 9). */
export const PROOF_OF_ADDRESS_MONTHS = 3;

/** RULE-19: days to report a change of information, and to submit a new W-8 after a certification became incorrect (specification section 9). */
export const NOTICE_DAYS = 30;

/** Our choice: maximum number of characters of a customer's reply to a reviewer. */
export const LONGEST_REPLY = 1000;

/** Our choice: maximum number of tax residencies, for which the form has room (domain handbook 2). */
export const MOST_TAX_RESIDENCIES = 5;

/**
 * STATE-03: failed camera tries after which the app offers a hand-held photo for manual review (specification section 3: "repeated failure"; domain handbook 5:
 * three).
 */
export const FACE_TRIES_BEFORE_HANDHELD = 3;

/** Our choice: minutes after which unconfirmed data from the digital ID are deleted. Long enough to read them, and short for data without consent. */
export const UNCONFIRMED_MINUTES = 30;

/**
 * Ours: lifetime of the link that hands off a step to a phone. Long enough to fetch the phone and scan. NIST SP 800-63B 5.1.3 allows 10 minutes for a one-time
 * secret.
 */
export const HAND_OFF_LINK_MINUTES = 5;
/** Our choice: lifetime of the phone's login for that step. Long enough to photograph two sides in bad light, and short enough to protect an unattended phone. */
export const HAND_OFF_LOGIN_MINUTES = 20;

/** Years of storage of an account's documents after it is closed (MAS Notice SFA 04-N02, record keeping). */
export const RECORD_KEEPING_YEARS = 5;
