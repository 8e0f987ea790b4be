import type { Application } from '@quayside/contract/application';
import {
  defineFlow,
  type Flow,
  type FlowRoute,
  pickDefinitionFields,
  type StepRoute,
  screenRoutes,
} from '@quayside/flow/define-flow';
import type { FlowDefinition, ScreenDefinition } from '@quayside/rules/flow-definition';

/** A flow definition with the paths of the three outcome pages: under review, opened and not opened. */
export type DerivativeDefinition = FlowDefinition & {
  readonly screens: Readonly<Record<'account-state' | 'opened' | 'not-opened', ScreenDefinition>>;
};

export type DerivativeFlowOptions = Pick<Flow, 'journey'> & {
  readonly definition: DerivativeDefinition;
  /** Path of the page that explains the product. */
  readonly introduction: string;
  readonly steps: readonly StepRoute[];
  /** Screens in addition to the steps and the outcome pages; default: none. */
  readonly screens?: readonly FlowRoute[];
};

/** Creates the flow of a product from its definition and steps. Adds the outcome pages that options, futures and CFDs share. */
export function derivativeFlow({ definition, screens = [], ...flow }: DerivativeFlowOptions): Flow {
  const { 'account-state': wait, opened, 'not-opened': fail } = definition.screens;
  return defineFlow({
    ...pickDefinitionFields(definition),
    ...flow,
    parts: {},
    screens: [
      ...screens,
      ...screenRoutes(definition, {
        'account-state': () => import('../wait/wait.tsx'),
        opened: () => import('../success/success.tsx'),
        'not-opened': () => import('../fail/fail.tsx'),
      }),
    ],
    outcome: ({ state }: Application) => {
      const paths = {
        draft: flow.steps.at(-1)?.path ?? '/', // a complete draft is submitted in its last step
        'under-review': wait.path,
        opened: opened.path,
        'action-needed': fail.path,
        failed: fail.path,
      };
      return paths[state];
    },
    ineligible: '/',
  });
}
