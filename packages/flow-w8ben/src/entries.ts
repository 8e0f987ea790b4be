import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/** Entry for hosts that offer the renewal of the W-8BEN. */
export const w8benUpdateEntry: FlowEntry = {
  name: 'w8ben-update',
  paths: flowPaths['w8ben-update'],
  load: async () => (await import('./w8ben-update.ts')).w8benUpdateFlow,
};

/** Entry for hosts that offer changes to the W-8BEN on file. */
export const w8benModifyEntry: FlowEntry = {
  name: 'w8ben-modify',
  paths: flowPaths['w8ben-modify'],
  load: async () => (await import('./w8ben-modify.ts')).w8benModifyFlow,
};
