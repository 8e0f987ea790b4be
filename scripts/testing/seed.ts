import { configureGlobal } from 'fast-check';
import { seed, usualRuns } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/** A mutation run repeats the tests for each mutant: a property stops after two seconds, and is not shrunk. */
const briefly = { interruptAfterTimeLimit: 2000, endOnFailure: true };

/** `npm run fuzz` draws more examples for each property that does not say how many it draws. */
const numRuns = Number(process.env.QUAYSIDE_FUZZ ?? usualRuns);

configureGlobal({ seed, numRuns, ...(process.env.QUAYSIDE_MUTANTS ? briefly : {}) });
