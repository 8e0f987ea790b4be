import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { flowPaths } from '@quayside/rules/internals/flow-paths';

/** Entry that adds the flow that renews the W-8BEN to a host. The host loads the flow when a customer opens one of its paths. */
export const w8benUpdateEntry: FlowEntry = {
  name: 'w8ben-update',
  paths: flowPaths['w8ben-update'],
  load: async () => (await import('./w8ben-update.ts')).w8benUpdateFlow,
};

/** Entry that adds the flow that changes the W-8BEN on file to a host. The host loads the flow when a customer opens one of its paths. */
export const w8benModifyEntry: FlowEntry = {
  name: 'w8ben-modify',
  paths: flowPaths['w8ben-modify'],
  load: async () => (await import('./w8ben-modify.ts')).w8benModifyFlow,
};
