import { addDays } from '@quayside/values/calendar-date';
import { describe, expect, test } from 'vitest';
import { getToDos, type RequestFacts, type ToDoFacts } from './to-dos.ts';

const today = '2026-11-21';
const whose = { id: 'b', name: 'TAN MEI LING', role: 'joint-adult' } as const;
const request = (change: Partial<RequestFacts>): RequestFacts => ({
  applicationId: 'a',
  flow: 'tier-change',
  state: 'action-needed',
  open: ['tier'],
  ...change,
});
const draft = (change: Partial<RequestFacts> = {}, until = '2026-12-20'): RequestFacts =>
  request({ flow: 'opening', state: 'draft', open: [], draft: { keptUntil: `${until}T04:00:00Z` }, ...change });
const situation = (change: Partial<ToDoFacts> = {}): ToDoFacts => ({
  customer: { accounts: ['margin'], assessments: {} },
  requests: [],
  w8ben: { signedOn: '2026-01-05', changes: [] },
  w8bensOfOthers: [],
  margin: { calls: [], unvalued: [] },
  ...change,
});
const call = { account: 'margin', amount: '6687.05', currency: 'SGD' } as const;
const first = (change: Partial<ToDoFacts>) => getToDos(situation(change), today).items[0];
const idsOf = (change: Partial<ToDoFacts>) => getToDos(situation(change), today).items.map(({ id }) => id);

test('a customer with nothing to do has no to-dos', () =>
  expect(getToDos(situation(), today)).toEqual({ items: [], unvalued: [] }));

describe('accounts without a known value', () => {
  test.each<[string, Partial<ToDoFacts>, readonly string[]]>([
    ['are unknown if a quote is missing', { margin: { calls: [], unvalued: ['cfd'] } }, ['cfd']],
    ['are unknown without margin data', { margin: undefined }, ['margin']],
    ['do not include a cash account', { margin: undefined, customer: { accounts: ['cash'], assessments: {} } }, []],
  ])('accounts without a known value %s', (_, change, unvalued) =>
    expect(getToDos(situation(change), today).unvalued).toEqual(unvalued),
  );
});

describe('the first deposit', () => {
  test.each<[string, Partial<ToDoFacts>, readonly string[]]>([
    ['is a to-do for an empty account', { funded: false }, ['pay-in']],
    ['is not a to-do for a funded account', { funded: true }, []],
    ['is not a to-do without data about funds', {}, []],
    ['follows an open draft', { funded: false, requests: [draft()] }, ['opening a', 'pay-in']],
    ['is not a to-do while others are due', { funded: false, requests: [request({})] }, ['tier-change a']],
  ])('the first deposit %s', (_, change, ids) => expect(idsOf(change)).toEqual(ids));
});

describe('deadlines', () => {
  test.each([
    ['past', '2026-11-20', 'overdue'],
    ['today', '2026-11-21', 'overdue'],
    ['ahead', '2026-11-22', 'due'],
  ] as const)('a deadline that is %s makes the to-do of a second holder %s', (when, until, urgency) =>
    expect(first({ requests: [draft({ flow: 'joint', part: { way: 'own-login' } }, until)] })).toMatchObject({
      deadline: { on: until, when },
      urgency,
    }),
  );
  test('a margin call without a last day has no deadline', () =>
    expect(first({ margin: { calls: [call], unvalued: [] } })).not.toHaveProperty('deadline'));
  test('a margin call has its last day as deadline', () =>
    expect(first({ margin: { calls: [{ ...call, dueOn: today }], unvalued: [] } })).toMatchObject({
      kind: 'margin-call',
      urgency: 'danger',
      deadline: { on: today, when: 'today' },
    }));
  test.each<[string, Partial<ToDoFacts>, object | undefined]>([
    [
      'is that of the form on file',
      { w8ben: { signedOn: '2023-02-01', changes: [] } },
      { on: '2026-12-31', when: 'ahead' },
    ],
    ['is absent while the form on file is valid', {}, undefined],
    ['is absent for another request', { requests: [request({})] }, undefined],
    [
      'is that of the holder’s form',
      {
        requests: [request({ flow: 'w8ben-update', holder: 'b' })],
        w8bensOfOthers: [{ whose, w8ben: { signedOn: '2022-02-01', changes: [] } }],
      },
      { on: '2025-12-31', when: 'past' },
    ],
  ])('the deadline of a rejected form %s', (_, change, deadline) => {
    const found = first({ requests: [request({ flow: 'w8ben-update' })], ...change });
    expect(found?.kind).toBe('sent-back');
    expect(found?.deadline).toEqual(deadline);
  });
  test('a deadline is a calendar day in Singapore', () =>
    expect(first({ requests: [draft({ draft: { keptUntil: '2026-12-20T16:00:00Z' } })] })?.deadline?.on).toBe(
      '2026-12-21',
    ));
});

describe('a request', () => {
  test.each<[string, Partial<RequestFacts>, object | undefined]>([
    ['that was sent back', {}, { kind: 'sent-back', flow: 'tier-change', urgency: 'overdue', open: ['tier'] }],
    ['for documents', { flow: 'document-request', open: ['additional-document'] }, { kind: 'documents-requested' }],
    [
      'for documents of the opening',
      { flow: 'opening', open: ['additional-document'] },
      { kind: 'documents-requested' },
    ],
    [
      'for a document and other items',
      { flow: 'opening', open: ['face', 'additional-document'] },
      { kind: 'sent-back' },
    ],
    ['that the other holder corrects', { turn: 'other-holder' }, undefined],
    ['that is under review', { state: 'under-review', turn: 'broker' }, undefined],
    ['that was approved', { state: 'opened', turn: 'nobody' }, undefined],
    ['that an older server does not assign', { state: 'under-review' }, undefined],
  ])('lists the to-do, if any, for a request %s', (_, change, expected) =>
    expect(getToDos(situation({ requests: [request(change)] }), today).items).toMatchObject(expected ? [expected] : []),
  );
});

describe('a draft', () => {
  test.each([
    [addDays(today, 8), 'open'],
    [addDays(today, 7), 'due'],
    [today, 'overdue'],
  ] as const)('a draft that is saved until %s has the urgency %s', (until, urgency) =>
    expect(first({ requests: [draft({}, until)] })).toMatchObject({ kind: 'draft', urgency }),
  );
  test('a draft is a to-do only after something is saved', () =>
    expect(idsOf({ requests: [draft({ draft: undefined })] })).toEqual([]));
  test('a draft is not a to-do while it waits for the other holder', () =>
    expect(idsOf({ requests: [draft({ turn: 'other-holder' })] })).toEqual([]));
  test('a requested W-8BEN and its draft are one to-do', () =>
    expect(
      idsOf({ w8ben: { signedOn: '2022-01-05', changes: [] }, requests: [draft({ flow: 'w8ben-update' })] }),
    ).toEqual(['w8ben own']));
  test('lists the second holder’s draft on this device after the first holder’s', () => {
    const part = draft({ applicationId: 'b', flow: 'joint', part: { way: 'this-device' } });
    expect(idsOf({ requests: [draft(), part] })).toEqual(['opening a']);
    expect(idsOf({ requests: [draft({ turn: 'other-holder' }), part] })).toEqual(['joint b']);
  });
});

describe('a W-8BEN', () => {
  const changed = (changedOn: string) => ({
    signedOn: '2026-01-05',
    changes: [{ change: 'citizenship', changedOn } as const],
  });
  test.each<[string, ToDoFacts['w8ben'], object | undefined]>([
    ['valid', { signedOn: '2026-01-05', changes: [] }, undefined],
    ['none', null, undefined],
    [
      'in its last 90 days',
      { signedOn: '2023-02-01', changes: [] },
      { state: 'renew-soon', urgency: 'due', deadline: { on: '2026-12-31' } },
    ],
    [
      'expired',
      { signedOn: '2022-02-01', changes: [] },
      { state: 'expired', urgency: 'overdue', deadline: { when: 'past' } },
    ],
    ['incorrect', changed('2026-11-20'), { state: 'incorrect', urgency: 'due' }],
    [
      'incorrect, on the last day',
      changed('2026-10-22'),
      { state: 'incorrect', urgency: 'overdue', deadline: { when: 'today' } },
    ],
    ['overdue', changed('2026-10-01'), { state: 'overdue', urgency: 'overdue', deadline: { when: 'past' } }],
  ])('lists the to-do, if any, for a W-8BEN: %s', (_, w8ben, expected) =>
    expect(getToDos(situation({ w8ben }), today).items).toMatchObject(
      expected ? [{ kind: 'w8ben', whose: undefined, ...expected }] : [],
    ),
  );
  test('a W-8BEN of an institution is not a to-do', () =>
    expect(
      idsOf({
        customer: { accounts: ['cash'], assessments: {}, holder: 'institution' },
        w8ben: { signedOn: '2022-02-01', changes: [] },
      }),
    ).toEqual([]));
  test('a W-8BEN under review is not a to-do, separately for each holder', () => {
    const expired = { signedOn: '2022-02-01', changes: [] };
    const others = [{ whose, w8ben: expired }];
    const sent = request({ flow: 'w8ben-update', holder: 'b', state: 'under-review', turn: 'broker' });
    expect(idsOf({ w8ben: expired, w8bensOfOthers: others })).toEqual(['w8ben own', 'w8ben b']);
    expect(idsOf({ w8ben: expired, w8bensOfOthers: others, requests: [sent] })).toEqual(['w8ben own']);
  });
});

describe('RULE-14 an assessment', () => {
  const given = (assessedOn: string) => ({ route: 'diploma', assessedOn, refusals: 'none' }) as const;
  const held = (assessedOn: string, accounts: ToDoFacts['customer']['accounts']): Partial<ToDoFacts> => ({
    customer: { accounts, assessments: { car: given(assessedOn), cka: given(assessedOn) } },
  });
  test('an assessment is a to-do from the day after its last day', () => {
    expect(idsOf(held('2025-11-22', ['cfd']))).toEqual([]);
    expect(first(held('2025-11-21', ['cfd']))).toMatchObject({
      kind: 'assessment-expired',
      assessment: 'cka',
      product: 'cfd',
      expiredOn: today,
      urgency: 'overdue',
    });
  });
  test('an expired assessment for two products is one to-do', () =>
    expect(first(held('2023-11-20', ['options', 'futures']))).toMatchObject({ assessment: 'car', product: 'options' }));
  test('an expired assessment is not a to-do for a customer without its products', () =>
    expect(idsOf(held('2020-01-01', ['margin']))).toEqual([]));
  test('an expired assessment is not a to-do while a new one is under review', () =>
    expect(
      idsOf({
        ...held('2020-01-01', ['cfd']),
        requests: [request({ flow: 'cfd', state: 'under-review', turn: 'broker' })],
      }),
    ).toEqual([]));
});

test('orders to-dos by urgency, then by deadline, with undated ones last', () =>
  expect(
    idsOf({
      margin: { calls: [call], unvalued: [] },
      w8ben: { signedOn: '2023-02-01', changes: [] },
      w8bensOfOthers: [{ whose, w8ben: { signedOn: '2022-02-01', changes: [] } }],
      requests: [
        draft({ applicationId: 'd', flow: 'margin-upgrade' }),
        draft({ applicationId: 'j', flow: 'joint', part: { way: 'own-login' } }, '2026-12-01'),
        request({ applicationId: 's' }),
      ],
    }),
  ).toEqual(['margin-call margin', 'w8ben b', 'tier-change s', 'joint j', 'w8ben own', 'margin-upgrade d']));
