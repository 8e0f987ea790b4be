/** The time of the effort model by hand, from which the minutes left also come (`docs/effort.md`). The goal is 5 minutes (specification sections 1 and 9). */
export const OPENING_MINUTES = 9;

/** The same with the digital ID, which fills in most of it. The goal is 3 minutes. */
export const DIGITAL_ID_MINUTES = 7;

/** A review takes 1-3 working days (specification sections 4 and 9); `@quayside/rules/working-days` turns it into dates. */
export const REVIEW_WORKING_DAYS = { from: 1, to: 3 } as const;

/** Specification sections 5 and 9: a passport is valid at least 6 months from today; exactly 6 months is enough. */
export const PASSPORT_VALIDITY_MONTHS = 6;

/** Specification sections 5 and 9: a proof of address is at most 3 months old; exactly 3 months still is. */
export const PROOF_OF_ADDRESS_MONTHS = 3;

/** RULE-19: days to notify a change of information, and to submit a new W-8 once a certification has turned incorrect (specification section 9). */
export const NOTICE_DAYS = 30;

/** Ours: the most characters of a customer's reply to a reviewer. */
export const LONGEST_REPLY = 1000;

/** Ours: the form has room for as many (domain handbook 2). */
export const MOST_TAX_RESIDENCIES = 5;

/** STATE-03: tries with the camera after which a hand-held photo is offered for manual review (specification section 3 says "repeated failure", domain handbook 5 decides: three). */
export const FACE_TRIES_BEFORE_HANDHELD = 3;

/** Ours: how long what the digital ID said waits to be confirmed before it is deleted; long enough to read it, short enough for what nobody said yes to. */
export const UNCONFIRMED_MINUTES = 30;

/** Of the link that hands a step to a phone. Ours: long enough to fetch a phone from another room and scan; NIST SP 800-63B 5.1.3 lets a one-time secret live 10 minutes at most. */
export const HAND_OFF_LINK_MINUTES = 5;
/** Of the phone's login for that step. Ours: long enough for a document with two sides in a bad light, short enough that a phone left lying about opens nothing. */
export const HAND_OFF_LOGIN_MINUTES = 20;

/** Years that documents of an account are kept after it is closed (MAS Notice SFA 04-N02, record keeping). */
export const RECORD_KEEPING_YEARS = 5;
