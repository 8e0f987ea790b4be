import { describe, expect, test } from 'vitest';
import {
  areAnswersSaved,
  initialStepState,
  type SentAnswers,
  type StepEffect,
  type StepEvent,
  type StepSnapshot,
  type StepState,
  type StepStatus,
  transition,
} from './step-state.ts';

const saved = { email: 'saved' };
const typed = { email: 'typed' };
const later = { email: 'typed later' };
const theirs = { email: 'from another device' };
const sent: SentAnswers = { typed, values: { ...typed, agreed: true } };

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const states: Readonly<Record<StepStatus, StepState>> = {
  opening: { ...initialStepState, base: saved },
  unchanged: { ...initialStepState, status: 'unchanged', base: saved },
  changed: { ...initialStepState, status: 'changed', base: saved },
  saving: { ...initialStepState, status: 'saving', base: saved, sent },
  unconfirmed: { ...initialStepState, status: 'unconfirmed', base: saved, sent },
  conflict: { ...initialStepState, status: 'conflict', base: saved, theirs },
  closed: { ...initialStepState, status: 'closed', base: saved },
};
const statuses = Object.keys(states) as StepStatus[];

const at = (moment: Partial<StepSnapshot> = {}): StepSnapshot => ({
  saved,
  accepts: 'answers',
  form: typed,
  unsaved: 'some',
  ...moment,
});
const untyped = (moment: Partial<StepSnapshot> = {}): StepSnapshot => at({ form: saved, unsaved: 'none', ...moment });

const from = (kept: Partial<Pick<StepState, 'base' | 'sent'>> = {}) => ({ base: saved, sent: null, ...kept });

type Row = readonly [
  why: string,
  status: StepStatus,
  event: StepEvent,
  leadsTo: Partial<StepState>,
  effects: readonly StepEffect[],
];

const rows: readonly Row[] = [
  // opened
  ['no draft', 'opening', { type: 'opened', now: untyped(), from: from() }, states.unchanged, []],
  [
    'no draft for a closed step',
    'opening',
    { type: 'opened', now: untyped({ accepts: 'nothing' }), from: from() },
    states.closed,
    [],
  ],
  ['a draft with typed answers', 'opening', { type: 'opened', now: at(), from: from() }, states.changed, []],
  [
    'a draft whose response was lost',
    'opening',
    { type: 'opened', now: at(), from: from({ sent }) },
    states.unconfirmed,
    [],
  ],
  [
    'a draft older than answers of another device',
    'opening',
    { type: 'opened', now: at({ saved: theirs }), from: from() },
    states.conflict,
    [],
  ],
  [
    'a draft for a closed step',
    'opening',
    { type: 'opened', now: at({ accepts: 'nothing' }), from: from() },
    states.closed,
    ['fill', 'report'],
  ],
  // typed
  ['the first key press', 'unchanged', { type: 'typed', now: at() }, states.changed, []],
  [
    'input into a closed step',
    'closed',
    { type: 'typed', now: at({ accepts: 'nothing' }) },
    states.closed,
    ['fill', 'report'],
  ],
  // server
  ['nothing new', 'unchanged', { type: 'server', now: untyped() }, states.unchanged, []],
  [
    'a closed step without unconfirmed answers',
    'unconfirmed',
    { type: 'server', now: untyped({ accepts: 'nothing' }) },
    states.closed,
    [],
  ],
  [
    'another device saved, without input here',
    'unchanged',
    { type: 'server', now: untyped({ saved: theirs }) },
    { ...states.unchanged, base: theirs },
    ['fill'],
  ],
  [
    'the application was submitted, without input here',
    'unchanged',
    { type: 'server', now: untyped({ accepts: 'nothing' }) },
    states.closed,
    [],
  ],
  [
    'the step was sent back',
    'closed',
    { type: 'server', now: untyped({ saved: theirs }) },
    { ...states.unchanged, base: theirs },
    ['fill'],
  ],
  [
    'nothing new, and no input since the lost response',
    'unconfirmed',
    { type: 'server', now: untyped() },
    states.unconfirmed,
    [],
  ],
  ['nothing new', 'changed', { type: 'server', now: at() }, states.changed, []],
  [
    'the application restarted without answers',
    'changed',
    { type: 'server', now: at({ saved: null }) },
    { ...states.changed, base: null },
    [],
  ],
  [
    'another device saved the same',
    'changed',
    { type: 'server', now: at({ saved: { ...typed } }) },
    { ...states.changed, base: typed },
    [],
  ],
  [
    'another device saved other answers',
    'changed',
    { type: 'server', now: at({ saved: theirs }) },
    states.conflict,
    [],
  ],
  [
    'the server has the save with the lost response',
    'unconfirmed',
    { type: 'server', now: at({ saved: sent.values, form: later }) },
    { ...states.unconfirmed, base: sent.values },
    [],
  ],
  [
    'another device saved after the lost response',
    'unconfirmed',
    { type: 'server', now: at({ saved: theirs }) },
    { ...states.conflict, sent },
    [],
  ],
  ['another device restored the previous answers', 'conflict', { type: 'server', now: at() }, states.changed, []],
  [
    'submitted from another device',
    'changed',
    { type: 'server', now: at({ accepts: 'nothing' }) },
    states.closed,
    ['fill', 'report'],
  ],
  [
    'submitted from another device with the same answers',
    'changed',
    { type: 'server', now: at({ accepts: 'nothing', saved: typed }) },
    { ...states.closed, base: typed },
    ['fill', 'forget'],
  ],
  [
    'submitted after a save with a lost response',
    'unconfirmed',
    { type: 'server', now: at({ accepts: 'nothing', saved: sent.values }) },
    { ...states.closed, base: sent.values },
    ['fill', 'forget'],
  ],
  [
    'submitted after a save with a lost response, with newer input',
    'unconfirmed',
    { type: 'server', now: at({ accepts: 'nothing', saved: sent.values, form: later }) },
    { ...states.closed, base: sent.values },
    ['fill', 'report'],
  ],
  // save
  ['Continue on unchanged answers', 'unchanged', { type: 'save', sent }, states.saving, ['store']],
  ['Continue', 'changed', { type: 'save', sent }, states.saving, ['store']],
  ['Try again', 'unconfirmed', { type: 'save', sent }, states.saving, ['store']],
  // saved
  [
    'the response arrived',
    'saving',
    { type: 'saved', sent, now: at({ saved: sent.values }) },
    { ...states.unchanged, base: sent.values },
    ['settle'],
  ],
  [
    'the response arrived after more input',
    'saving',
    { type: 'saved', sent, now: at({ saved: sent.values, form: later }) },
    { ...states.changed, base: sent.values },
    ['store'],
  ],
  [
    'the response arrived after more input, and the step is closed',
    'saving',
    { type: 'saved', sent, now: at({ saved: sent.values, form: later, accepts: 'nothing' }) },
    { ...states.closed, base: sent.values },
    ['fill', 'report'],
  ],
  [
    'the response to an earlier save arrived',
    'saving',
    { type: 'saved', sent: { ...sent }, now: at({ saved: theirs }) },
    { ...states.saving, base: theirs },
    [],
  ],
  // failed
  ['no response', 'saving', { type: 'failed', sent, now: at() }, states.unconfirmed, []],
  [
    'no response, and another device saved meanwhile',
    'saving',
    { type: 'failed', sent, now: at({ saved: theirs }) },
    { ...states.conflict, sent },
    [],
  ],
  [
    'refused because the step is closed',
    'saving',
    { type: 'failed', sent, now: at({ accepts: 'nothing' }) },
    states.closed,
    ['fill', 'report'],
  ],
  ['an earlier save failed', 'saving', { type: 'failed', sent: { ...sent }, now: at() }, states.saving, []],
  // refused
  ['the server has a newer revision', 'saving', { type: 'refused', sent }, states.changed, ['store', 'refresh']],
  ['an earlier save was refused', 'saving', { type: 'refused', sent: { ...sent } }, states.saving, []],
  // chosen
  [
    'choose the input of this device',
    'conflict',
    { type: 'chosen', which: 'here' },
    { ...states.changed, base: theirs },
    ['store'],
  ],
  [
    'choose the answers that another device saved',
    'conflict',
    { type: 'chosen', which: 'there' },
    { ...states.unchanged, base: theirs },
    ['fill', 'forget'],
  ],
];

describe('transition', () => {
  test.each(rows)('F42 returns the next state and the effects for: %s (%s)', (_, status, event, leadsTo, effects) => {
    expect(transition(states[status], event, same)).toEqual({ state: leadsTo, effects });
  });

  const answeredIn: Readonly<Record<StepEvent['type'], readonly StepStatus[]>> = {
    opened: ['opening'],
    typed: ['unchanged', 'closed'],
    server: ['unchanged', 'changed', 'unconfirmed', 'conflict', 'closed'],
    save: ['unchanged', 'changed', 'saving', 'unconfirmed', 'conflict', 'closed'],
    saved: ['saving'],
    failed: ['saving'],
    refused: ['saving'],
    chosen: ['conflict'],
  };
  const moment = at({ saved: theirs, accepts: 'nothing' });
  const events: readonly StepEvent[] = [
    { type: 'opened', now: moment, from: from() },
    { type: 'typed', now: moment },
    { type: 'server', now: moment },
    { type: 'save', sent },
    { type: 'saved', sent, now: moment },
    { type: 'failed', sent, now: moment },
    { type: 'refused', sent },
    { type: 'chosen', which: 'here' },
  ];
  const ignored = events.flatMap((event) =>
    statuses
      .filter((status) => !answeredIn[event.type].includes(status))
      .map((status) => [`${event.type} in the status ${status}`, event, status] as const),
  );
  test.each(ignored)('ignores the event %s', (_, event, status) => {
    expect(transition(states[status], event, same)).toEqual({ state: states[status], effects: [] });
  });
});

test.each([
  ['as typed', typed, null, typed, true],
  ['not saved', typed, null, saved, false],
  ['as sent, without input since', typed, sent, sent.values, true],
  ['as sent, with input since', later, sent, sent.values, false],
  ['other answers', typed, sent, theirs, false],
] as const)('returns whether the server has the typed answers: %s', (_, form, lastSent, there, arrived) => {
  expect(areAnswersSaved(form, lastSent, there, same)).toBe(arrived);
});
