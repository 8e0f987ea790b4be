/** True in `npm test`, which tries few examples and skips tests with the tag `night`. `npm run test:all` runs those. */
export const isQuick = Boolean(process.env.QUAYSIDE_QUICK);

/** The default number of examples for a property: 25 in `npm test`, otherwise 100. */
export const defaultRuns = isQuick ? 25 : 100;

/** Returns the number of examples for a property: at most 25 in `npm test`, otherwise `atNight`. */
export const limitRuns = (atNight: number): number => (isQuick ? Math.min(atNight, defaultRuns) : atNight);

/**
 * The seed of the examples. The default is fixed, so that only a change of the code can cause a failure. QUAYSIDE_SEED
 * overrides it.
 */
export const propertySeed = Number(process.env.QUAYSIDE_SEED || 20_261_121);
