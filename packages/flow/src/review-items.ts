import type { Application, Requirement } from '@quayside/contract/application';
import { applicable } from '@quayside/rules/journey';
import { pathOf } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** Something that a reviewer sent back or asked for, and where it is put right. */
export type ReviewItem = {
  readonly requirement: Requirement;
  /** `rejected`: to be corrected; `asked`: to be added; `corrected`: done, and open until it is sent */
  readonly state: 'rejected' | 'asked' | 'corrected';
  /** of the first screen that belongs to it */
  readonly path: string | undefined;
};

/** What a reviewer sent back in this round, in the order of the journey. */
export function reviewItems(runtime: FlowRuntime, { requirements }: Application): readonly ReviewItem[] {
  const asked = applicable(runtime.steps, runtime.context()); // the digital ID's steps have the same requirements
  return requirements.flatMap((requirement) => {
    const state = stateOf(requirement);
    if (!state) return [];
    const step = asked.find((one) => one.requirement === requirement.id);
    return [{ requirement, state, path: step && pathOf(runtime.flow, step.id) }];
  });
}

function stateOf({ status, reopened }: Requirement): ReviewItem['state'] | undefined {
  if (status === 'rejected') return 'rejected';
  if (status === 'due') return 'asked';
  return reopened ? 'corrected' : undefined;
}
