import type { FlowEntry } from '@quayside/flow/flow-entry';
import { flowPaths } from '@quayside/rules/flow-paths';

/** The renewal of the W-8BEN, for a host. */
export const w8benUpdateEntry: FlowEntry = {
  name: 'w8ben-update',
  paths: flowPaths['w8ben-update'],
  load: async () => (await import('./w8ben-update.ts')).w8benUpdateFlow,
};

/** The change of the W-8BEN on file, for a host. */
export const w8benModifyEntry: FlowEntry = {
  name: 'w8ben-modify',
  paths: flowPaths['w8ben-modify'],
  load: async () => (await import('./w8ben-modify.ts')).w8benModifyFlow,
};
