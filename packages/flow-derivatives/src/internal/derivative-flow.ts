import type { Application } from '@quayside/contract/application';
import { defineFlow, type Flow, type FlowRoute, type StepRoute } from '@quayside/flow/define-flow';
import type { DerivativeProduct } from '@quayside/rules/enumerations';

export type DerivativeFlowOptions = Pick<Flow, 'journey'> & {
  readonly name: DerivativeProduct;
  /** the path of the page about the product */
  readonly introduction: string;
  readonly steps: readonly StepRoute[];
  /** beside those of the outcomes */
  readonly screens?: readonly FlowRoute[];
  /** of the outcomes; the pages of failure that the specification does not have are marked */
  readonly outcomes: Readonly<Record<'wait' | 'success' | 'fail', Pick<FlowRoute, 'path' | 'name' | 'pathIsOurs'>>>;
};

/** What options, futures and CFDs have in common: pages for each state of the application, and nobody who is not eligible. */
export function derivativeFlow({ outcomes, screens = [], ...flow }: DerivativeFlowOptions): Flow {
  const { wait, success, fail } = outcomes;
  return defineFlow({
    ...flow,
    parts: {},
    customers: 'once',
    screens: [
      ...screens,
      { id: 'account-state', ...wait, screen: () => import('../wait/wait.tsx') },
      { id: 'opened', ...success, screen: () => import('../success/success.tsx') },
      { id: 'not-opened', ...fail, screen: () => import('../fail/fail.tsx') },
    ],
    outcome: ({ state }: Application) => {
      const paths = {
        draft: flow.steps.at(-1)?.path ?? '/', // complete and not submitted: its last step does that
        'under-review': wait.path,
        opened: success.path,
        'action-needed': fail.path,
        failed: fail.path,
      };
      return paths[state];
    },
    ineligible: '/',
  });
}
