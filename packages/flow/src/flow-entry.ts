import type { Flow } from './define-flow.ts';

/** What a host knows of a flow before it loads it. The first script of a page holds no more of the flows that the page does not show. */
export type FlowEntry = Pick<Flow, 'name' | 'introduction'> & {
  /** of its steps and screens; one that the flow does not have is a page that says it is not offered */
  readonly paths: readonly string[];
  /** called when a customer opens one of its paths, or when home shows it, and again after a failure */
  readonly load: () => Promise<Flow>;
};
