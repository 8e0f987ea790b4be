import type { Values } from '../../form/paths.ts';

/**
 * Where a step stands between its form, this device and the server.
 *
 * | status | meaning |
 * |---|---|
 * | `opening` | what waits on this device is not read yet |
 * | `unchanged` | the form shows what the server has |
 * | `changed` | the form has answers that were not sent |
 * | `saving` | answers were sent, and no reply has come |
 * | `unconfirmed` | the reply was lost: the server may have the answers |
 * | `conflict` | another device saved the step, and the customer has to choose |
 * | `closed` | the server takes no more answers of the step |
 */
export type StepStatus = 'opening' | 'unchanged' | 'changed' | 'saving' | 'unconfirmed' | 'conflict' | 'closed';

/** Answers that were sent. The screen may add to what is typed before it is sent. */
export type SentAnswers = { readonly values: Values; readonly typed: Values | null };

export type StepState = {
  readonly status: StepStatus;
  /** what the server had of the step when the form was filled in; null: nothing */
  readonly base: Values | null;
  /** what was sent and may have arrived; null: nothing */
  readonly sent: SentAnswers | null;
  /** in a conflict, what the other device saved */
  readonly theirs: Values | null;
};

/** The moment of an event: what the server has, whether it takes answers, and what the form has. */
export type Moment = {
  readonly saved: Values | null;
  readonly accepts: 'answers' | 'nothing';
  readonly form: Values;
  /** whether the form has answers that were typed and are not saved */
  readonly unsaved: 'some' | 'none';
};

/** A step as it waited on this device. */
export type Waiting = Pick<StepState, 'base' | 'sent'>;

export type StepEvent =
  /** the form is filled in, and `from` is what its answers rest on */
  | { readonly type: 'opened'; readonly now: Moment; readonly from: Waiting }
  | { readonly type: 'typed'; readonly now: Moment }
  /** the application on this device was read again */
  | { readonly type: 'server'; readonly now: Moment }
  | { readonly type: 'save'; readonly sent: SentAnswers }
  | { readonly type: 'saved'; readonly sent: SentAnswers; readonly now: Moment }
  /** no reply, or a refusal that is no conflict */
  | { readonly type: 'failed'; readonly sent: SentAnswers; readonly now: Moment }
  /** the server has a newer revision than the one that the customer saw */
  | { readonly type: 'refused'; readonly sent: SentAnswers }
  | { readonly type: 'chosen'; readonly which: 'here' | 'there' };

/**
 * What has to be done after a transition.
 *
 * | effect | meaning |
 * |---|---|
 * | `fill` | the form shows `base` |
 * | `settle` | nothing in the form is unsaved |
 * | `keep` | the form's answers are written to the device |
 * | `forget` | the device's copy goes |
 * | `report` | the device's copy goes, and the customer is told that it was not sent |
 * | `refresh` | the application is read again |
 */
export type StepEffect = 'fill' | 'settle' | 'keep' | 'forget' | 'report' | 'refresh';

/** Whether two sets of answers are the same to the server. */
export type Same = (one: Values | null, other: Values | null) => boolean;

export type Transition = { readonly state: StepState; readonly effects: readonly StepEffect[] };

export const opening: StepState = { status: 'opening', base: null, sent: null, theirs: null };

/**
 * What follows from an event. An event that a status does not name changes nothing.
 *
 * | event | in | leads to |
 * |---|---|---|
 * | `opened` | `opening` | as `server` |
 * | `typed` | `unchanged`, `closed` | `changed`, `closed` |
 * | `server` | all but `opening`, `saving` | without unsaved answers `unchanged` or `closed`; with them `changed`, `unconfirmed`, `conflict` or `closed` |
 * | `save` | all but `opening` | `saving` |
 * | `saved` | `saving` | `unchanged`; where more was typed as `server` |
 * | `failed` | `saving` | as `server` |
 * | `refused` | `saving` | `changed` |
 * | `chosen` | `conflict` | `changed` (here), `unchanged` (there) |
 */
export function transition(state: StepState, event: StepEvent, same: Same): Transition {
  const stay: Transition = { state, effects: [] };
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
        : { state: { ...state, status: 'saving', sent: event.sent, theirs: null }, effects: ['keep'] };
    case 'saved':
      if (state.status !== 'saving') return stay;
      if (state.sent !== event.sent) return { state: { ...state, base: event.now.saved }, effects: [] }; // a newer save is on its way
      return event.now.form === event.sent.typed
        ? { state: resting(event.now), effects: ['settle'] }
        : keeping(compare({ ...state, base: event.now.saved, sent: null }, event.now, same));
    case 'failed':
      return state.status === 'saving' && state.sent === event.sent ? compare(state, event.now, same) : stay;
    case 'refused':
      if (state.status !== 'saving' || state.sent !== event.sent) return stay;
      return { state: { ...state, status: 'changed', sent: null }, effects: ['keep', 'refresh'] };
    case 'chosen': {
      if (state.status !== 'conflict') return stay;
      const settled = { base: state.theirs, sent: null, theirs: null };
      return event.which === 'here'
        ? { state: { ...settled, status: 'changed' }, effects: ['keep'] }
        : { state: { ...settled, status: 'unchanged' }, effects: ['fill', 'forget'] };
    }
  }
}

/** The state of a form without unsaved answers. */
const resting = ({ saved, accepts }: Moment): StepState => ({
  ...opening,
  status: accepts === 'answers' ? 'unchanged' : 'closed',
  base: saved,
});

/** Compares the form with what the server has. */
function compare({ base, sent }: StepState, now: Moment, same: Same): Transition {
  const { saved, form, accepts, unsaved } = now;
  const unsent: StepState = { status: sent ? 'unconfirmed' : 'changed', base: saved, sent, theirs: null };
  if (unsaved === 'none') {
    const known = same(saved, base);
    return { state: known && sent && accepts === 'answers' ? unsent : resting(now), effects: known ? [] : ['fill'] };
  }
  if (accepts === 'nothing')
    return { state: resting(now), effects: ['fill', hasArrived(form, sent, saved, same) ? 'forget' : 'report'] };
  const known = saved === null || same(saved, base) || same(saved, form) || (sent !== null && same(saved, sent.values));
  return { state: known ? unsent : { status: 'conflict', base, sent, theirs: saved }, effects: [] };
}

/** Writes to the device what was typed while a save was on its way. */
const keeping = ({ state, effects }: Transition): Transition => ({
  state,
  effects: state.status === 'closed' ? effects : [...effects, 'keep'],
});

/** Whether the server has the typed answers: as they are, or as they were sent without input since. */
export const hasArrived = (typed: Values, sent: SentAnswers | null, saved: Values | null, same: Same): boolean =>
  same(typed, saved) || (sent !== null && same(sent.values, saved) && same(typed, sent.typed));
