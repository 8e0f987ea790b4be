import { configureGlobal } from 'fast-check';
import { defaultRuns, propertySeed } from '../../packages/platform/src/testing/property-runs/property-runs.ts';

/**
 * Settings of fast-check in mutation tests, which repeat each property for each mutant. A property stops after two
 * seconds and does not shrink its example.
 */
const briefly = { interruptAfterTimeLimit: 2000, endOnFailure: true };

/** The number of examples of each property that does not set one. `npm run task -- fuzz` sets the variable. */
const numRuns = Number(process.env.QUAYSIDE_FUZZ ?? defaultRuns);

configureGlobal({ seed: propertySeed, numRuns, ...(process.env.QUAYSIDE_MUTANTS ? briefly : {}) });
