import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { parseReturnTarget } from '@quayside/flow/internals/return-target';
import { isSatisfied } from '@quayside/rules/journey';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { W8benLines } from '../lines/form-schema.ts';
import { useW8benScope } from '../w8ben-scope.ts';

/**
 * Returns whether the page of the form continues at once, because `start`, the known lines, completes the form. Returns false if a line is missing or is a
 * question, if the form was saved before, and for a link to a line.
 */
export function useSkipForm(start: (runtime: FlowRuntime) => W8benLines): boolean {
  const { flow, runtime } = useFlow();
  const { status } = useFlowState();
  const { prefix } = useW8benScope();
  const { search, hash } = useLocation();
  const [passed, setPassed] = useState<boolean>();
  if (passed === undefined && runtime && status === 'ready') {
    const isAddressed = hash !== '' || parseReturnTarget(search, flow) !== undefined;
    setPassed(!isAddressed && isNewAndComplete(runtime, `${prefix}form`, start(runtime)));
  }
  return passed === true;
}

/** Returns whether a draft has no answers to the form yet, and `lines` answer it completely. */
function isNewAndComplete({ application, answers }: FlowRuntime, step: string, lines: W8benLines): boolean {
  const rule = answers.step(step);
  return (
    application?.state === 'draft' &&
    answers.context().answers[step] === undefined &&
    rule !== undefined &&
    isSatisfied(rule, answers.context(step, lines))
  );
}
