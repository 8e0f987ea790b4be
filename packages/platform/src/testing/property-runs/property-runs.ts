/** Set in `npm test`, which tries few examples and skips tests with the tag `night`. `npm run test:all` runs those. */
export const isQuick = Boolean(process.env.QUAYSIDE_QUICK);

/** The default number of examples for a property. */
export const defaultRuns = isQuick ? 25 : 100;

/** Returns the number of examples for a property: at most 25 in `npm test`, otherwise `atNight`. */
export const limitRuns = (atNight: number): number => (isQuick ? Math.min(atNight, defaultRuns) : atNight);

/**
 * The seed of the examples. It is the same in every run, so only a change of the code can cause a failure. Set
 * QUAYSIDE_SEED to try other examples.
 */
export const seed = Number(process.env.QUAYSIDE_SEED || 20_261_121);
