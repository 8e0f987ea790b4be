/** Whether the tests run in `npm test`, which draws few examples and leaves the tests with the tag `night` to `npm run test:all`. */
export const isQuick = Boolean(process.env.QUAYSIDE_QUICK);

/** How many examples a property draws unless it says so. */
export const usualRuns = isQuick ? 25 : 100;

/** Returns how many examples a property draws: `atNight`, and no more than the usual 25 in `npm test`. */
export const runs = (atNight: number): number => (isQuick ? Math.min(atNight, usualRuns) : atNight);

/** Every run draws the same examples for the properties, so that it fails for what was changed; QUAYSIDE_SEED draws others. */
export const seed = Number(process.env.QUAYSIDE_SEED || 20_261_121);
