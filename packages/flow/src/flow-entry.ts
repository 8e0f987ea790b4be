import type { Flow } from './define-flow.ts';

/** The data about a flow that a host needs before it loads the flow. The first script of a page contains these data for each flow, so they are small. */
export type FlowEntry = Pick<Flow, 'name' | 'introduction'> & {
  /** The paths of the flow's steps and screens. If the loaded flow lacks a path, the page says that the flow is not offered. */
  readonly paths: readonly string[];
  /** Loads the flow when a customer opens one of its paths or home shows the flow, and again after a failure. */
  readonly load: () => Promise<Flow>;
};
