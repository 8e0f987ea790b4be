import { configureGlobal } from 'fast-check';

/** Every run draws the same examples for the properties, so that it fails for what was changed; QUAYSIDE_SEED draws others. */
configureGlobal({ seed: Number(process.env.QUAYSIDE_SEED ?? 20_261_121) });
