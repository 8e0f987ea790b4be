import { useTextStore } from '@quayside/i18n/use-text';
import { isError } from '@quayside/rules/issue';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { pathOf } from '../define-flow.ts';
import { useFlow, useFlowState } from '../flow-context.tsx';
import type { FlowRuntime } from '../flow-runtime/flow-runtime.ts';
import { FormStore } from '../form/form-store.ts';
import type { Values } from '../form/paths.ts';
import { errorWords, hasErrorWords, loadErrorWords } from './error-words.ts';
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
  /** what the primary action does in place of saving and going on, where the screen has nothing to save yet */
  instead?: (runtime: FlowRuntime) => Promise<void>;
};

export type Saving = { readonly runtime: FlowRuntime; readonly by: 'submit' | 'back' };

/** How often a step that is being typed is kept on the device, in milliseconds: what is half a second old is not lost (reliability 3). */
const keepEveryMs = 400;

/** A page that is left still runs until the next one has answered, long enough to encrypt; iOS has no beforeunload, and says pagehide. */
const ends = ['beforeunload', 'pagehide'] as const;

/** The life of one step on screen: its form, its saving, its way on and back. */
export function useStep({ step, defaults, prepare, finish, instead }: StepOptions) {
  const { flow, runtime, ready } = useFlow();
  const state = useFlowState();
  const navigate = useNavigate();
  const { search } = useLocation();
  const returning = new URLSearchParams(search).get('return') === 'check'; // useSearchParams brings all of react-router's links and forms
  const [store] = useState(() => new FormStore(typeof defaults === 'function' ? undefined : defaults));
  const [phase, setPhase] = useState<'idle' | 'saving' | 'failed'>('idle');
  const [problem, setProblem] = useState<string>();
  /** the same operation as long as the same answers are tried again; other answers are another one */
  const operation = useRef<{ readonly id: string; readonly values: Values }>(undefined);
  const unfinished = useRef(false);
  const words = useIssueWords();
  const texts = useTextStore();
  const latest = useRef({ defaults, prepare });
  useEffect(() => {
    latest.current = { defaults, prepare };
  });
  useAdvice({ step, prepare }, store);

  const loaded = state.status === 'ready';
  useEffect(() => {
    if (!loaded) return;
    const words = Promise.all([loadIssueWords(texts), loadErrorWords(texts)]);
    words.catch(() => undefined); // an attempt to go on asks again, and says so
  }, [loaded, texts]);
  useEffect(() => {
    if (!runtime || !loaded) return;
    store.merge(startingValues(latest.current.defaults, runtime, runtime.application?.answers[step]));
    void runtime.typed.read(step).then((kept) => kept && store.adopt(kept));
  }, [runtime, loaded, step, store]);

  useEffect(() => {
    if (!runtime) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => store.touched && void runtime.typed.keep(step, store.values);
    const later = () => {
      if (timer !== undefined) return; // somebody who types without a pause is not waited for
      keep();
      timer = setTimeout(() => {
        timer = undefined;
        keep();
      }, keepEveryMs);
    };
    const unsubscribe = store.subscribe(later);
    const unwatch = runtime.typed.watch(step, () => (store.touched ? store.values : undefined));
    for (const end of ends) addEventListener(end, keep);
    keep(); // typed before the runtime was there
    return () => {
      clearTimeout(timer);
      unsubscribe();
      unwatch();
      for (const end of ends) removeEventListener(end, keep);
    };
  }, [runtime, step, store]);

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
        await instead(running);
        return setPhase('idle');
      }
      const prepared = (typed: Values) => prepare?.(typed, { runtime: running, by: 'submit' }) ?? typed;
      const values = prepared(store.values);
      const reveals = running.ineligible(step, values);
      if (reveals) {
        setPhase('saving');
        await running.typed.keep(step, values); // the outcome page reads it, and the way there does not wait for the server
        running.save(step, values).catch(() => undefined);
        setPhase('idle');
        return void navigate(flow.ineligible, { state: { reason: reveals, from: step } });
      }
      const issues = running.check(step, values);
      const check = (typed: Values) => running.check(step, prepared(typed));
      store.show(issues, check);
      if (issues.some(isError)) return setPhase('idle');
      setPhase('saving');
      let next = running.path;
      if (!unfinished.current || store.touched) {
        if (operation.current?.values !== store.values)
          operation.current = { id: running.services.newId(), values: store.values };
        const saved = await running.save(step, values, operation.current.id);
        operation.current = undefined;
        store.saved();
        store.show(saved.issues, check);
        if (saved.issues.some(isError)) return setPhase('idle');
        next = returning ? running.path : saved.next;
      }
      if (finish) {
        unfinished.current = true;
        next = await finish(running);
        unfinished.current = false;
      }
      setPhase('idle');
      void navigate(next);
    } catch (error) {
      setPhase('failed');
      setProblem(errorWords(texts, error));
    }
  }, [finish, flow, instead, loaded, navigate, phase, prepare, ready, returning, runtime, step, store, texts]);

  const back = useCallback(() => {
    if (runtime && store.touched && runtime.canEdit(step)) {
      runtime.save(step, prepare?.(store.values, { runtime, by: 'back' }) ?? store.values).then(
        () => store.saved(),
        () => runtime.typed.keep(step, store.values), // offline: the device keeps it
      );
    }
    void navigate(returning ? pathOf(flow, 'check-answers') : (runtime?.before(step) ?? '/'));
  }, [flow, navigate, prepare, returning, runtime, step, store]);

  return {
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
