/** How a visit to the national digital ID ended. Of none but `given` is anything kept. */
export const digitalIdOutcomes = ['given', 'cancelled', 'unavailable', 'expired', 'refused'] as const;
/** How a visit to the national digital ID ended: with data, by the person, because it was out of order or too slow, or because it said no. */
export type DigitalIdOutcome = (typeof digitalIdOutcomes)[number];
