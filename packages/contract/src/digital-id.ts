/** The outcomes of a visit to the national digital ID. The server stores data only for `given`. */
export const digitalIdOutcomes = ['given', 'cancelled', 'unavailable', 'expired', 'refused'] as const;
/**
 * `given`: the customer shared the data. `cancelled`: the customer declined. `unavailable`, `expired`, `refused`: the service was down, timed out or refused.
 */
export type DigitalIdOutcome = (typeof digitalIdOutcomes)[number];
