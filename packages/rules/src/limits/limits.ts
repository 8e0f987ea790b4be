/**
 * Duration of an opening without the digital ID, in minutes, from the effort model (`docs/effort.md`). The model also gives the remaining minutes. The goal is
 * 5 minutes (specification sections 1 and 9).
 */
export const OPENING_MINUTES = 8;

/** Duration of an opening with the digital ID, in minutes. The digital ID fills in most answers. The goal is 3 minutes. */
export const DIGITAL_ID_MINUTES = 6;

/** Duration of a review in working days (specification sections 4 and 9). `@quayside/rules/internals/working-days` computes the dates. */
export const REVIEW_WORKING_DAYS = { from: 1, to: 3 } as const;

/** Minimum validity of a passport from today, in months; exactly 6 months is enough (specification sections 5 and 9). */
export const PASSPORT_VALIDITY_MONTHS = 6;

/** Maximum age of a proof of address, in months; exactly 3 months is allowed (specification sections 5 and 9). */
export const PROOF_OF_ADDRESS_MONTHS = 3;

/** Number of days to report a change of information, and to submit a new W-8 after a certification became incorrect (RULE-19, specification section 9). */
export const NOTICE_DAYS = 30;

/** Maximum length of a reply to a reviewer, in characters (our choice). */
export const LONGEST_REPLY = 1000;

/** Maximum number of tax residencies (our choice). */
export const MOST_TAX_RESIDENCIES = 5;

/**
 * Number of failed camera tries after which the app offers a hand-held photo for manual review (STATE-03). Section 3 of the
 * specification says "repeated failure", and the number is our choice.
 */
export const FACE_TRIES_BEFORE_HANDHELD = 3;

/**
 * Number of minutes after which unconfirmed data from the digital ID are deleted (our choice): long enough to read them, and short for data without consent.
 */
export const UNCONFIRMED_MINUTES = 30;

/**
 * Lifetime of the link that hands off a step to a phone, in minutes (our choice): long enough to get the phone and scan. NIST SP 800-63B 5.1.3 allows 10
 * minutes for a one-time secret.
 */
export const HAND_OFF_LINK_MINUTES = 5;
/**
 * Lifetime of the phone login for a handed-off step, in minutes (our choice): long enough to photograph two sides in bad light, and short enough to protect an
 * unattended phone.
 */
export const HAND_OFF_LOGIN_MINUTES = 20;

/** Number of years in which documents are stored after an account is closed (MAS Notice SFA 04-N02, record keeping). */
export const RECORD_KEEPING_YEARS = 5;
