import { useFlow, useFlowState } from '@quayside/flow/flow-context';
import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import { parseReturnTarget } from '@quayside/flow/internals/return-target';
import { isError } from '@quayside/rules/issue';
import { isSatisfied } from '@quayside/rules/journey';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { W8benLines } from '../lines/form-schema.ts';
import { useW8benScope } from '../w8ben-scope.ts';

/**
 * Saves the form and continues without showing it, because `start`, the known lines, completes the form. Returns whether it does: false if a line is missing or
 * is a question, if the form was saved before, for a link to a line, and after a save that fails.
 */
export function useSkipForm(start: (runtime: FlowRuntime) => W8benLines): boolean {
  const { flow, runtime } = useFlow();
  const { status } = useFlowState();
  const { prefix } = useW8benScope();
  const { search, hash } = useLocation();
  const navigate = useNavigate();
  const [skips, setSkips] = useState<boolean>();
  const step = `${prefix}form`;
  if (skips === undefined && runtime && status === 'ready') {
    const isAddressed = hash !== '' || parseReturnTarget(search, flow) !== undefined;
    setSkips(!isAddressed && isNewAndComplete(runtime, step, start(runtime)));
  }
  useEffect(() => {
    if (!skips || !runtime) return;
    let isOnScreen = true;
    const saveAndContinue = async () => {
      const { issues, next } = await runtime.answers.save(step, start(runtime));
      if (!isOnScreen) return;
      if (issues.some(isError)) setSkips(false);
      else void navigate(next, { replace: true });
    };
    saveAndContinue().catch(() => setSkips(false)); // the form shows the error when the customer continues
    return () => {
      isOnScreen = false;
    };
  }, [skips, runtime, step, start, navigate]);
  return skips === true;
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
