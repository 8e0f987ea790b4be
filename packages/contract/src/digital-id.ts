/** The outcomes of a visit to the national digital ID. The server keeps data only for `given`. */
export const digitalIdOutcomes = ['given', 'cancelled', 'unavailable', 'expired', 'refused'] as const;
/**
 * The outcome of a visit: the customer shared data or cancelled, or the service was unavailable, timed out or refused.
 */
export type DigitalIdOutcome = (typeof digitalIdOutcomes)[number];
