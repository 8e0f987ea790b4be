import type { CallError } from '@quayside/api/errors';
import { useTextStore } from '@quayside/i18n/use-text';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathOf } from '../define-flow.ts';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import type { Conflict, StepSession } from '../flow-runtime/session/step-session.ts';
import { FormStore } from '../form/form-store.ts';
import type { Values } from '../form/paths.ts';
import { draftStoreKey } from '../form-holder.ts';
import { useReturnOfNetwork } from '../use-return-of-network.ts';
import { errorWords, hasErrorWords, loadErrorWords } from './error-words.ts';
import { keepTyping } from './keep-typing.ts';
import { type Defaults, startingValues } from './starting-values.ts';
import { useAdvice } from './use-advice.ts';
import { hasIssueWords, loadIssueWords, useIssueWords } from './use-issue-words.ts';

export type StepOptions = {
  /** the step's id in the journey */
  step: string;
  /** answers that are not typed: what the screen already knows; a function where the loaded application has to tell, asked once and only while the step was never saved */
  defaults?: Defaults<FlowRuntime>;
  /** what to add before saving, or to leave out: `back` saves what there is, and is no consent */
  prepare?: (values: Values, saving: Saving) => Values;
  /** once the step is saved and complete: ends the flow, and says where it leads. A try after it failed does not save again */
  finish?: (runtime: FlowRuntime) => Promise<string>;
  /** what the primary action does in place of saving and going on, where the screen has nothing to save yet; what is wrong with `form` it shows there */
  instead?: (runtime: FlowRuntime, form: FormStore) => Promise<void>;
};

/** What a save is for: going on (`submit`, which is also a consent), or leaving by Back with what there is. */
export type Saving = { readonly runtime: FlowRuntime; readonly by: 'submit' | 'back' };

/** Why it does not go on: the account comes first (MSG-36), a call failed, or there is no network. */
export type Problem =
  | { readonly kind: 'opening-first' }
  | { readonly kind: 'not-saved' | 'offline'; readonly words: string };

/** The life of one step on screen: its form, its saving, its way on and back. */
export function useStep({ step, defaults, prepare, finish, instead }: StepOptions) {
  const { flow, holder, runtime, ready, visitor, hostServices } = useFlow();
  const state = useFlowState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returning = new URLSearchParams(search).get('return') === 'check'; // useSearchParams brings all of react-router's links and forms
  const [store] = useState(() => new FormStore(typeof defaults === 'function' ? undefined : defaults));
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [problem, setProblem] = useState<Problem>();
  const [conflict, setConflict] = useState<Conflict>();
  const current = useRef<{ readonly runtime: FlowRuntime; readonly session: StepSession }>(undefined);
  const onScreen = useRef(false);
  const words = useIssueWords();
  const texts = useTextStore();
  const latest = useRef({ defaults, prepare });
  useEffect(() => {
    latest.current = { defaults, prepare };
  });
  useEffect(() => {
    onScreen.current = true;
    return () => {
      onScreen.current = false; // first of all clean-ups
    };
  }, []);
  useAdvice({ step, prepare }, store);

  const loaded = state.status === 'ready';
  useEffect(() => {
    if (!loaded) return;
    const words = Promise.all([loadIssueWords(texts), loadErrorWords(texts)]);
    words.catch(() => undefined); // an attempt to go on asks again, and says so
  }, [loaded, texts]);
  const sessionIn = useCallback(
    (running: FlowRuntime): StepSession => {
      const known = current.current;
      if (known?.runtime === running && known.session.step === step) return known.session;
      const starting = (saved: Values | undefined) => startingValues(latest.current.defaults, running, saved);
      const session = running.sessionOf(step, store, starting);
      current.current = { runtime: running, session };
      return session;
    },
    [step, store],
  );
  const leave = useCallback(
    (running: FlowRuntime) => {
      const prepare = (typed: Values) => latest.current.prepare?.(typed, { runtime: running, by: 'back' }) ?? typed;
      void sessionIn(running).leave(prepare);
    },
    [sessionIn],
  );
  useEffect(() => {
    if (runtime && loaded) return;
    return () => {
      if (!onScreen.current) ready().then(leave, () => undefined); // left before it was loaded: nobody to tell where it cannot be
    };
  }, [runtime, loaded, ready, leave]);
  useEffect(() => {
    if (!runtime || !loaded) return;
    const session = sessionIn(runtime);
    const unfollow = session.follow();
    const unsubscribe = session.subscribe(() => setConflict(session.conflict));
    void session.open();
    const stop = keepTyping(store, () => void session.keep());
    return () => {
      stop();
      unsubscribe();
      unfollow();
      leave(runtime);
    };
  }, [runtime, loaded, store, sessionIn, leave]);
  const keepEarly = visitor === 'signed-in' && !(runtime && loaded) ? hostServices?.keepEarly : undefined;
  useEffect(() => {
    if (!keepEarly) return;
    return keepTyping(store, () => {
      if (store.touched)
        void keepEarly(draftStoreKey(flow.name, holder), step, { values: store.values, paths: store.typedPaths });
    });
  }, [keepEarly, flow, holder, step, store]);

  const submit = useCallback(async () => {
    if (phase === 'saving') return;
    setProblem(undefined);
    try {
      const equipped = loaded && hasIssueWords(texts) && hasErrorWords(texts) ? runtime : undefined;
      if (!equipped) setPhase('saving');
      const running = equipped ?? (await Promise.all([ready(), loadIssueWords(texts), loadErrorWords(texts)]))[0];
      if (!running.canEdit(step)) {
        setPhase('idle');
        return void navigate(running.path); // what can only be read is not saved again
      }
      if (instead) {
        setPhase('saving');
        await instead(running, store);
        return setPhase('idle');
      }
      const going = await sessionIn(running).continue({
        prepare: (typed) => prepare?.(typed, { runtime: running, by: 'submit' }) ?? typed,
        finish: finish && (() => finish(running)),
        destination: returning ? 'due' : 'next',
        onBusy: () => setPhase('saving'),
        isOnScreen: () => onScreen.current,
      });
      setPhase('idle');
      if (going.kind === 'go') void navigate(going.path);
      if (going.kind === 'ineligible') void navigate(flow.ineligible, { state: { reason: going.reason, from: step } });
    } catch (error) {
      if ((error as Partial<CallError>).messageKey === 'accountNotOpened') {
        setPhase('idle');
        return setProblem({ kind: 'opening-first' });
      }
      setPhase('failed');
      const offline = (error as Partial<CallError>).code === 'NETWORK_ERROR' || !navigator.onLine;
      setProblem({ kind: offline ? 'offline' : 'not-saved', words: errorWords(texts, error) });
    }
  }, [
    finish,
    flow,
    instead,
    loaded,
    navigate,
    phase,
    prepare,
    ready,
    returning,
    runtime,
    sessionIn,
    step,
    store,
    texts,
  ]);

  const consents = finish !== undefined || instead !== undefined; // only the customer repeats a submission
  useReturnOfNetwork(problem?.kind === 'offline' && !consents, () => void submit());

  const back = useCallback(() => {
    const check = runtime?.steps.find(({ seals }) => seals)?.id ?? 'check-answers';
    void navigate(returning ? pathOf(flow, check) : (runtime?.before(step) ?? flow.home ?? '/'));
  }, [flow, navigate, returning, runtime, step]);

  const choose = useCallback((which: 'here' | 'there') => void current.current?.session.choose(which), []);

  return {
    conflict,
    choose,
    phase,
    submit,
    back,
    store,
    words,
    problem,
    returning,
    readOnly: loaded && runtime ? !runtime.canEdit(step) : false,
  };
}
