import type { Flow } from './define-flow.ts';

/** Data about a flow that a host needs before it loads the flow. Small, because the first script of a page contains it for each flow. */
export type FlowEntry = Pick<Flow, 'name' | 'introduction'> & {
  /** paths of its steps and screens; a path that the loaded flow lacks shows a page that says the flow is not offered */
  readonly paths: readonly string[];
  /** loads the flow when a customer opens one of its paths or home shows it, and again after a failure */
  readonly load: () => Promise<Flow>;
};
