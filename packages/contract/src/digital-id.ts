/** How a visit to the national digital ID ended. Of none but `given` is anything kept. */
export const digitalIdOutcomes = ['given', 'cancelled', 'unavailable', 'expired', 'refused'] as const;
export type DigitalIdOutcome = (typeof digitalIdOutcomes)[number];
