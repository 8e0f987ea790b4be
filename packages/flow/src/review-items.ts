import type { Application, Requirement } from '@quayside/contract/application';
import { applicable, nextStep } from '@quayside/rules/journey';
import { pathOf } from './define-flow.ts';
import type { FlowRuntime } from './flow-runtime/flow-runtime.ts';

/** Something that a reviewer sent back or asked for, and where it is put right. */
export type ReviewItem = {
  readonly requirement: Requirement;
  /** `rejected`: to be corrected; `asked`: to be added; `corrected`: done, and open until it is sent */
  readonly state: 'rejected' | 'asked' | 'corrected';
  /** of the first screen that belongs to it; of a signature, of the first step that is missing before it */
  readonly path: string | undefined;
  /** `last`: a signature, which is given once all other items are corrected */
  readonly turn: 'now' | 'last';
};

/** What a reviewer sent back in this round, in the order of the journey. */
export function reviewItems(runtime: FlowRuntime, { requirements }: Application): readonly ReviewItem[] {
  const context = runtime.context();
  const asked = applicable(runtime.steps, context); // the digital ID's steps have the same requirements
  const missing = nextStep(runtime.steps, context);
  return requirements.flatMap((requirement) => {
    const state = stateOf(requirement);
    if (!state) return [];
    const step = asked.find((one) => one.requirement === requirement.id);
    const isLast = step?.seals && missing && !missing.seals;
    const first = step?.seals && missing ? missing : step;
    return [{ requirement, state, path: first && pathOf(runtime.flow, first.id), turn: isLast ? 'last' : 'now' }];
  });
}

function stateOf({ status, reopened }: Requirement): ReviewItem['state'] | undefined {
  if (status === 'rejected') return 'rejected';
  if (status === 'due') return 'asked';
  return reopened ? 'corrected' : undefined;
}
