import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/** Lazy entry of the options flow, for a host. */
export const optionsEntry: FlowEntry = {
  name: 'options',
  paths: flowPaths.options,
  introduction: '/sg-options-introduce',
  load: async () => (await import('./options.ts')).optionsFlow(),
};

/** Lazy entry of the futures flow, for a host. */
export const futuresEntry: FlowEntry = {
  name: 'futures',
  paths: flowPaths.futures,
  introduction: '/sg-futures',
  load: async () => (await import('./futures.ts')).futuresFlow(),
};

/** Lazy entry of the CFD flow, for a host. */
export const cfdEntry: FlowEntry = {
  name: 'cfd',
  paths: flowPaths.cfd,
  introduction: '/cfd-intro',
  load: async () => (await import('./cfd.ts')).cfdFlow(),
};
