import type { FormValues } from '../../form/paths.ts';

/**
 * Status of a step, derived from its form, this device and the server.
 *
 * | status | meaning |
 * |---|---|
 * | `opening` | the draft of this device has not been read yet |
 * | `unchanged` | the form shows the server's answers |
 * | `changed` | the form has answers that were not sent |
 * | `saving` | answers were sent, and the response is pending |
 * | `unconfirmed` | the response was lost: the server may have the answers |
 * | `conflict` | another device saved the step, and the customer has to choose |
 * | `closed` | the server does not accept answers of the step |
 */
export type StepStatus = 'opening' | 'unchanged' | 'changed' | 'saving' | 'unconfirmed' | 'conflict' | 'closed';

/** The answers of a save. `values` can contain answers that the screen added to `typed`. */
export type SentAnswers = { readonly values: FormValues; readonly typed: FormValues | null };

/** The state of a session: its status and the answers that it compares. */
export type StepState = {
  readonly status: StepStatus;
  /** The server's answers when the form was filled, or null if there were none. */
  readonly base: FormValues | null;
  /** The answers that were sent and may have arrived, or null if there are none. */
  readonly sent: SentAnswers | null;
  /** In a conflict, the answers that the other device saved. Otherwise null. */
  readonly theirs: FormValues | null;
};

/** The data at the time of an event: the server's answers, whether the server accepts more, and the form's answers. */
export type StepSnapshot = {
  readonly saved: FormValues | null;
  readonly accepts: 'answers' | 'nothing';
  readonly form: FormValues;
  /** Whether the form has input that is not saved. */
  readonly unsaved: 'some' | 'none';
};

/** The part of a step's state that the device stores together with a draft. */
export type DraftBasis = Pick<StepState, 'base' | 'sent'>;

/** The events that change the state of a step. */
export type StepEvent =
  /** The form is filled. `from` is the state on which its answers are based. */
  | { readonly type: 'opened'; readonly now: StepSnapshot; readonly from: DraftBasis }
  | { readonly type: 'typed'; readonly now: StepSnapshot }
  /** The application was read again from the server. */
  | { readonly type: 'server'; readonly now: StepSnapshot }
  | { readonly type: 'save'; readonly sent: SentAnswers }
  | { readonly type: 'saved'; readonly sent: SentAnswers; readonly now: StepSnapshot }
  /** The save got no response, or a refusal other than a conflict. */
  | { readonly type: 'failed'; readonly sent: SentAnswers; readonly now: StepSnapshot }
  /** The server has a newer revision than the one that the customer saw. */
  | { readonly type: 'refused'; readonly sent: SentAnswers }
  | { readonly type: 'chosen'; readonly which: 'here' | 'there' };

/**
 * Work to do after a transition.
 *
 * | effect | meaning |
 * |---|---|
 * | `fill` | show `base` in the form |
 * | `settle` | mark the form's input as saved |
 * | `store` | store the form's answers on the device |
 * | `forget` | delete the device's copy |
 * | `report` | delete the device's copy, and report to the customer that it was not sent |
 * | `refresh` | read the application again |
 */
export type StepEffect = 'fill' | 'settle' | 'store' | 'forget' | 'report' | 'refresh';

/** A function that returns whether the server treats two sets of answers as equal. */
export type AnswersEqual = (one: FormValues | null, other: FormValues | null) => boolean;

/** The result of an event: the next state, and the effects to perform. */
export type StepTransition = { readonly state: StepState; readonly effects: readonly StepEffect[] };

/** The state of a session before its form is filled. */
export const initialStepState: StepState = { status: 'opening', base: null, sent: null, theirs: null };

/**
 * Returns the next state and the effects of an event. Ignores an event in a status that the table does not list for it.
 *
 * | event | in | leads to |
 * |---|---|---|
 * | `opened` | `opening` | as `server` |
 * | `typed` | `unchanged`, `closed` | `changed`, `closed` |
 * | `server` | all but `opening`, `saving` | no input: `unchanged`, `unconfirmed`, `closed`; input: `changed`, `unconfirmed`, `conflict`, `closed` |
 * | `save` | all but `opening` | `saving` |
 * | `saved` | `saving` | `unchanged`; with further input as `server` |
 * | `failed` | `saving` | as `server` |
 * | `refused` | `saving` | `changed` |
 * | `chosen` | `conflict` | `changed` (here), `unchanged` (there) |
 */
export function transition(state: StepState, event: StepEvent, same: AnswersEqual): StepTransition {
  const stay: StepTransition = { state, effects: [] };
  switch (event.type) {
    case 'opened':
      return state.status === 'opening' ? compare({ ...state, ...event.from }, event.now, same) : stay;
    case 'typed':
      if (state.status === 'unchanged') return { state: { ...state, status: 'changed' }, effects: [] };
      return state.status === 'closed' ? compare(state, event.now, same) : stay;
    case 'server':
      return state.status === 'opening' || state.status === 'saving' ? stay : compare(state, event.now, same);
    case 'save':
      return state.status === 'opening'
        ? stay
        : { state: { ...state, status: 'saving', sent: event.sent, theirs: null }, effects: ['store'] };
    case 'saved':
      if (state.status !== 'saving') return stay;
      if (state.sent !== event.sent) return { state: { ...state, base: event.now.saved }, effects: [] }; // a newer save is pending
      return event.now.form === event.sent.typed
        ? { state: resting(event.now), effects: ['settle'] }
        : keeping(compare({ ...state, base: event.now.saved, sent: null }, event.now, same));
    case 'failed':
      return state.status === 'saving' && state.sent === event.sent ? compare(state, event.now, same) : stay;
    case 'refused':
      if (state.status !== 'saving' || state.sent !== event.sent) return stay;
      return { state: { ...state, status: 'changed', sent: null }, effects: ['store', 'refresh'] };
    case 'chosen': {
      if (state.status !== 'conflict') return stay;
      const settled = { base: state.theirs, sent: null, theirs: null };
      return event.which === 'here'
        ? { state: { ...settled, status: 'changed' }, effects: ['store'] }
        : { state: { ...settled, status: 'unchanged' }, effects: ['fill', 'forget'] };
    }
  }
}

/** Returns the state of a form without unsaved answers. */
const resting = ({ saved, accepts }: StepSnapshot): StepState => ({
  ...initialStepState,
  status: accepts === 'answers' ? 'unchanged' : 'closed',
  base: saved,
});

/** Returns the state and effects that follow from comparing the form with the server's answers. */
function compare({ base, sent }: StepState, now: StepSnapshot, same: AnswersEqual): StepTransition {
  const { saved, form, accepts, unsaved } = now;
  const unsent: StepState = { status: sent ? 'unconfirmed' : 'changed', base: saved, sent, theirs: null };
  if (unsaved === 'none') {
    const known = same(saved, base);
    return { state: known && sent && accepts === 'answers' ? unsent : resting(now), effects: known ? [] : ['fill'] };
  }
  if (accepts === 'nothing')
    return { state: resting(now), effects: ['fill', areAnswersSaved(form, sent, saved, same) ? 'forget' : 'report'] };
  const known = saved === null || same(saved, base) || same(saved, form) || (sent !== null && same(saved, sent.values));
  return { state: known ? unsent : { status: 'conflict', base, sent, theirs: saved }, effects: [] };
}

/** Returns the transition with the effect `store`, so that the device stores input typed during a save. */
const keeping = ({ state, effects }: StepTransition): StepTransition => ({
  state,
  effects: state.status === 'closed' ? effects : [...effects, 'store'],
});

/** Returns whether the server has the typed answers, either unchanged or as the last save prepared them. */
export const areAnswersSaved = (
  typed: FormValues,
  sent: SentAnswers | null,
  saved: FormValues | null,
  same: AnswersEqual,
): boolean => same(typed, saved) || (sent !== null && same(sent.values, saved) && same(typed, sent.typed));
