import type { ScreenOfStep } from '@quayside/rules/progress';
import { useCallback, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useFlow, useFlowState } from '../flow-context.tsx';
import { withReply } from '../flow-runtime/reply-rule.ts';
import { FormStore } from '../form/form-store.ts';
import { parseReturnTarget } from '../return-target.ts';
import type { ShownPage } from '../step-pages.ts';
import { initialAnswers } from './initial-answers.ts';
import { type ContinueProblem, toProblem } from './problem.ts';
import type { StepOptions } from './step-options.ts';
import { pathBack, pathOnward } from './step-paths.ts';
import { useAdvice } from './use-advice.ts';
import { useFrozenValue } from './use-frozen-value.ts';
import { useRetryContinue } from './use-retry-continue.ts';
import { useStepSession } from './use-step-session.ts';
import { hasStepTexts, loadStepTexts, useStepTexts } from './use-step-texts.ts';

/** Returns whether a step in this phase is saving or navigating away. Its notices then do not change when responses arrive. */
export const isLeavingPhase = (phase: string): boolean => phase === 'saving' || phase === 'leaving';

/** Returns the form, the state and the actions of the step on screen: saving, Continue and Back. */
export function useStep(options: StepOptions) {
  const { step, defaults, prepare, finish, instead } = options;
  const { flow, runtime, ready } = useFlow();
  const loaded = useFlowState().status === 'ready';
  const navigate = useNavigate();
  const { search } = useLocation();
  const wayBack = useMemo(() => parseReturnTarget(search, flow), [search, flow]);
  const [store] = useState(
    () =>
      new FormStore(
        loaded && runtime
          ? initialAnswers(options, runtime, runtime.application?.answers[step])
          : typeof defaults === 'function'
            ? undefined
            : defaults,
      ),
  );
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed' | 'leaving'>('idle');
  const [problem, setProblem] = useState<ContinueProblem>();
  const shown = useRef<ShownPage>(undefined);
  const [screen, setScreen] = useState<ScreenOfStep>();
  const [pageAction, setPageAction] = useState<string>();
  const [hasNextPage, setHasNextPage] = useState(false);
  const onShow = useCallback((page: ShownPage | undefined) => {
    shown.current = page;
    if (page) setScreen(page.screen);
    setPageAction(page?.action?.label);
    setHasNextPage(page?.goOn !== undefined);
  }, []);
  const { texts, words } = useStepTexts(loaded);
  const { answers, conflict, choose, sessionIn, isOnScreen, leave } = useStepSession(options, store, loaded);
  useAdvice(options, store);

  const submit = useCallback(async () => {
    const page = shown.current;
    if (phase === 'saving') return;
    setProblem(undefined);
    try {
      const equipped = loaded && hasStepTexts(texts) ? runtime : undefined;
      if (!equipped && page?.goOn && page.fields.every((field) => store.read(field))) return page.goOn(); // checked later with the whole step
      if (!equipped) setPhase('saving');
      const running = equipped ?? (await Promise.all([ready(), loadStepTexts(texts)]))[0];
      if (!running.answers.canEdit(step)) {
        setPhase('idle');
        return void navigate(running.navigator.path); // a step that can only be read is not saved again
      }
      if (instead && !page?.goOn) {
        setPhase('saving');
        await instead(running, store);
        return setPhase('idle');
      }
      const going = await sessionIn(running).continue({
        prepare: (typed) => {
          const given = { ...typed, ...page?.action?.answers };
          return withReply(
            typed,
            running.answers.applicable(step, prepare?.(given, { runtime: running, by: 'submit' }) ?? given),
          );
        },
        finish: finish && (() => finish(running)),
        within: page?.goOn && page.fields,
        destination: wayBack ? 'due' : 'next',
        onBusy: () => setPhase('saving'),
        isOnScreen,
      });
      setPhase(going.kind === 'go' ? 'leaving' : 'idle');
      if (going.kind === 'go') void navigate(pathOnward(flow, running, going.path, wayBack));
      if (going.kind === 'page') page?.goOn?.();
      if (going.kind === 'ineligible') void navigate(flow.ineligible, { state: { reason: going.reason, from: step } });
    } catch (error) {
      const found = toProblem(error, texts);
      setPhase(found.kind === 'opening-first' ? 'idle' : 'failed');
      setProblem(found);
    }
  }, [
    finish,
    flow,
    instead,
    isOnScreen,
    loaded,
    navigate,
    phase,
    prepare,
    ready,
    runtime,
    sessionIn,
    step,
    store,
    texts,
    wayBack,
  ]);

  const consents = finish !== undefined || instead !== undefined; // only the customer repeats a submission
  useRetryContinue(problem?.kind === 'offline' && !consents, () => void submit());

  const back = useCallback(() => {
    if (shown.current?.back) return shown.current.back();
    void navigate(pathBack(flow, runtime, step, wayBack));
  }, [flow, navigate, runtime, step, wayBack]);

  return {
    answers,
    onShow,
    screen,
    pageAction,
    hasNextPage,
    leave,
    conflict,
    choose,
    phase,
    submit,
    back,
    store,
    words,
    problem,
    returning: wayBack !== undefined,
    correcting: useFrozenValue(
      loaded && runtime?.answers.requirementOf(step)?.status === 'rejected',
      isLeavingPhase(phase),
    ),
    readOnly: loaded && runtime ? !runtime.answers.canEdit(step) : false,
  };
}
