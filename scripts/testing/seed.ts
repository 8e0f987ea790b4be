import { configureGlobal } from 'fast-check';
import { defaultRuns, seed } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/** Settings for mutation tests, which repeat each property for each mutant. A property stops after two seconds and does not shrink. */
const briefly = { interruptAfterTimeLimit: 2000, endOnFailure: true };

/** `npm run task -- fuzz` draws more examples for each property without a fixed number. */
const numRuns = Number(process.env.QUAYSIDE_FUZZ ?? defaultRuns);

configureGlobal({ seed, numRuns, ...(process.env.QUAYSIDE_MUTANTS ? briefly : {}) });
