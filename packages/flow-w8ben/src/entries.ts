import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/** Lazy entry of the flow that renews the W-8BEN, for a host. */
export const w8benUpdateEntry: FlowEntry = {
  name: 'w8ben-update',
  paths: flowPaths['w8ben-update'],
  load: async () => (await import('./w8ben-update.ts')).w8benUpdateFlow,
};

/** Lazy entry of the flow that changes the W-8BEN on file, for a host. */
export const w8benModifyEntry: FlowEntry = {
  name: 'w8ben-modify',
  paths: flowPaths['w8ben-modify'],
  load: async () => (await import('./w8ben-modify.ts')).w8benModifyFlow,
};
