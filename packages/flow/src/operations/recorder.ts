import {
  maxStepSeconds,
  maxVitalValue,
  type OperationsBatch,
  type OperationsEvent,
  type OperationsVocabulary,
  operationsBatch,
  type WebVital,
} from '@quayside/contract/operations';
import type { FlowEvent } from '../events.ts';

/** The app type and the language in which an event occurred. */
export type OperationsContext = Pick<OperationsBatch, 'appType' | 'language'>;

/** A function that receives each event. Errors that it throws are logged. */
export type OperationsSink = (event: OperationsEvent, context: OperationsContext) => void;

/** The sinks, the names that events may contain, the clock and the consent of a recorder. */
export type RecorderOptions = {
  readonly vocabulary: OperationsVocabulary;
  readonly sinks: readonly OperationsSink[];
  readonly context: () => OperationsContext;
  /** Returns whether events may be recorded. Called for each event. */
  readonly isAllowed: () => boolean;
  /** Returns the milliseconds of a monotonic clock, such as `performance.now()`. */
  readonly now: () => number;
};

/** Converts flow events into events without personal data, and passes them to the sinks. */
export type Recorder = {
  /** Records a flow event. `at` is its time on the clock of `now`, by default the current time. */
  readonly listen: (event: FlowEvent, at?: number) => void;
  /** Records a script error for the step on screen. */
  readonly scriptFailed: () => void;
  /** Tells the recorder that the page is hidden or shown. Only visible time counts. */
  readonly visible: (isVisible: boolean) => void;
  /** Records a web vital. `value` is in milliseconds. For CLS, it is the score that the browser reports. */
  readonly vital: (vital: WebVital, value: number) => void;
};

type Place = { readonly flow: string; readonly step: string };

const anyVisit = '00000000-0000-4000-8000-000000000000';

/** Creates the recorder of a page, which drops events that do not match the contract. */
export function createRecorder({ vocabulary, sinks, context, isAllowed, now }: RecorderOptions): Recorder {
  const schema = operationsBatch(vocabulary);
  const spent = new Map<string, number>();
  let shown: (Place & { readonly since: number | undefined }) | undefined;

  const record = (event: OperationsEvent): void => {
    if (!isAllowed()) return;
    const facts = context();
    if (!schema.safeParse({ visit: anyVisit, ...facts, events: [{ ...event, order: 0 }] }).success) return;
    for (const sink of sinks)
      try {
        sink(event, facts);
      } catch (error) {
        console.error('operations', error);
      }
  };
  const pause = (at: number): void => {
    if (shown?.since === undefined) return;
    spent.set(keyOf(shown), (spent.get(keyOf(shown)) ?? 0) + at - shown.since);
    shown = { ...shown, since: undefined };
  };
  const complete = (place: Place, at: number): void => {
    const isShown = shown !== undefined && keyOf(shown) === keyOf(place);
    if (isShown) pause(at);
    const ms = spent.get(keyOf(place));
    spent.delete(keyOf(place));
    if (isShown && shown) shown = { ...shown, since: at };
    if (ms === undefined) return; // saved again, or never shown on this page
    record({ type: 'step-completed', ...place, seconds: Math.min(maxStepSeconds, Math.round(ms / 1000)) });
  };
  const codeOf = (code: string) => (vocabulary.codes.includes(code) ? code : 'other');
  const problems = new Set(['network', 'server', 'conflict']);

  return {
    listen(event, at = now()) {
      const { flow } = event;
      if (event.type === 'started') return record({ type: 'flow-started', flow });
      if (event.type === 'resumed') return record({ type: 'flow-resumed', flow });
      if (event.type === 'submitted') return record({ type: 'flow-submitted', flow });
      if (event.type === 'not-eligible') return record({ type: 'flow-not-eligible', flow });
      if (event.type === 'state') return;
      const { step } = event;
      const place = { flow, step };
      if (event.type === 'step-retried') return record({ type: 'step-retried', ...place });
      if (event.type === 'step-saved') return event.complete ? complete(place, at) : undefined;
      if (event.type === 'step-problem') {
        for (const code of new Set(event.codes))
          record({ type: 'step-error', ...place, code: problems.has(code) ? code : codeOf(code) });
        return;
      }
      if (shown && keyOf(shown) === keyOf(place)) return;
      pause(at);
      shown = { ...place, since: at };
      record({ type: 'step-started', ...place });
    },
    scriptFailed() {
      if (shown) record({ type: 'step-error', flow: shown.flow, step: shown.step, code: 'script' });
    },
    visible(isVisible) {
      if (!isVisible) pause(now());
      else if (shown && shown.since === undefined) shown = { ...shown, since: now() };
    },
    vital(vital, value) {
      const shownValue = Math.round(vital === 'CLS' ? value * 1000 : value);
      record({ type: 'web-vital', vital, value: Math.min(maxVitalValue, Math.max(0, shownValue)) });
    },
  };
}

const keyOf = ({ flow, step }: Place): string => `${flow}/${step}`;
