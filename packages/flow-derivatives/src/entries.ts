import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/** The options flow for the `flows` of an edition: its name and paths, and a function that loads its code. */
export const optionsEntry: FlowEntry = {
  name: 'options',
  paths: flowPaths.options,
  introduction: '/sg-options-introduce',
  load: async () => (await import('./options.ts')).optionsFlow(),
};

/** The futures flow for the `flows` of an edition: its name and paths, and a function that loads its code. */
export const futuresEntry: FlowEntry = {
  name: 'futures',
  paths: flowPaths.futures,
  introduction: '/sg-futures',
  load: async () => (await import('./futures.ts')).futuresFlow(),
};

/** The CFD flow for the `flows` of an edition: its name and paths, and a function that loads its code. */
export const cfdEntry: FlowEntry = {
  name: 'cfd',
  paths: flowPaths.cfd,
  introduction: '/cfd-intro',
  load: async () => (await import('./cfd.ts')).cfdFlow(),
};
