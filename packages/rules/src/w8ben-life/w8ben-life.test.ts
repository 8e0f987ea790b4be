import { addDays, compareDates } from '@quayside/values/calendar-date';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { certificationChanges, getW8benDuty } from '../certification-change/certification-change.ts';
import { getW8benOverview, type SignedW8ben } from './w8ben-life.ts';

const signed: SignedW8ben = { signedOn: '2026-11-20', changes: [] };
const changed = (change: SignedW8ben['changes'][number]['change'], changedOn: string): SignedW8ben => ({
  ...signed,
  changes: [{ change, changedOn }],
});

describe('a W-8BEN without changes', () => {
  test.each([
    ['2026-11-20', 'valid', [], undefined, 4],
    ['2029-10-01', 'valid', [], undefined, 4],
    ['2029-10-02', 'renew-soon', ['update'], '2029-12-31', 3],
    ['2029-12-24', 'renew-soon', ['update'], '2029-12-31', 0],
    ['2029-12-31', 'renew-soon', ['update'], '2029-12-31', 0],
    ['2030-01-01', 'expired', ['update', 'affidavit'], undefined, 0],
  ] as const)('on %s, a W-8BEN without changes has the state %s', (today, state, asks, dueOn, reminders) => {
    const life = getW8benOverview(signed, today);
    expect(life).toMatchObject({ state, asks, validUntil: '2029-12-31' });
    expect(life.dueOn).toBe(dueOn);
    expect(life.reminders).toHaveLength(reminders);
  });

  test('a W-8BEN signed on 29 February is valid until 31 December', () =>
    expect(getW8benOverview({ signedOn: '2028-02-29', changes: [] }, '2031-12-31')).toMatchObject({
      state: 'renew-soon',
      validUntil: '2031-12-31',
    }));
});

describe('RULE-19 a change that makes the form incorrect', () => {
  test.each(certificationChanges.filter((change) => getW8benDuty([change]) === 'update'))(
    'a new form is due within 30 days after the change %s',
    (change) => {
      const form = changed(change, '2027-03-01');
      expect(getW8benOverview(form, '2027-03-01')).toMatchObject({
        state: 'incorrect',
        asks: ['update'],
        dueOn: '2027-03-31',
      });
      expect(getW8benOverview(form, '2027-03-31').state).toBe('incorrect');
      expect(getW8benOverview(form, '2027-04-01')).toMatchObject({
        state: 'overdue',
        asks: ['update'],
        dueOn: '2027-03-31',
      });
    },
  );

  test.each([
    ['2027-01-31', '2027-03-02'],
    ['2028-01-30', '2028-02-29'],
    ['2028-01-31', '2028-03-01'],
    ['2028-02-29', '2028-03-30'],
    ['2027-12-02', '2028-01-01'],
  ])('a change on %s requires a new form by %s', (changedOn, dueOn) => {
    const form = changed('tax-residency', changedOn);
    expect(getW8benOverview(form, dueOn)).toMatchObject({ state: 'incorrect', dueOn });
    expect(getW8benOverview(form, addDays(dueOn, 1)).state).toBe('overdue');
  });

  test('the earliest of several changes decides the deadline, in any order', () => {
    const changes = [
      { change: 'name', changedOn: '2027-05-01' },
      { change: 'citizenship', changedOn: '2027-03-01' },
    ] as const;
    for (const order of [changes, changes.toReversed()])
      expect(getW8benOverview({ ...signed, changes: order }, '2027-05-02')).toMatchObject({ state: 'overdue' });
  });

  test('an affidavit does not correct a form that a change made incorrect', () => {
    const form = changed('citizenship', '2027-03-01');
    expect(getW8benOverview({ ...form, affirmedOn: '2027-03-02' }, '2027-03-03').state).toBe('incorrect');
    expect(getW8benOverview({ ...form, signedOn: '2027-03-01' }, '2027-03-03').state).toBe('valid');
  });

  test('an expired form with such a change requires a new form, but no affidavit', () =>
    expect(getW8benOverview(changed('citizenship', '2029-12-20'), '2030-01-01')).toMatchObject({
      state: 'expired',
      asks: ['update'],
    }));
});

describe('affidavit after a move within the country', () => {
  const form = changed('address-same-country', '2027-03-01');
  test('an affidavit is due within 30 days after a move within the country', () =>
    expect(getW8benOverview(form, '2027-03-05')).toMatchObject({
      state: 'affirm',
      asks: ['affidavit'],
      dueOn: '2027-03-31',
    }));
  test('a form is valid again after the affidavit', () =>
    expect(getW8benOverview({ ...form, affirmedOn: '2027-03-06' }, '2027-03-06').state).toBe('valid'));
  test('requires only the new form when another change makes the form incorrect', () =>
    expect(
      getW8benOverview(
        { ...form, changes: [...form.changes, { change: 'name', changedOn: '2027-03-04' }] },
        '2027-03-05',
      ),
    ).toMatchObject({ state: 'incorrect', asks: ['update'], dueOn: '2027-04-03' }));
});

test('a form signed today is valid after any earlier changes', () => {
  const day = fc.integer({ min: 0, max: 5000 }).map((days) => addDays('2026-01-01', days));
  const change = fc.record({ change: fc.constantFrom(...certificationChanges), changedOn: day });
  fc.assert(
    fc.property(day, fc.array(change), (signedOn, changes) => {
      const past = changes.filter(({ changedOn }) => compareDates(changedOn, signedOn) <= 0);
      return getW8benOverview({ signedOn, changes: past }, signedOn).state === 'valid';
    }),
  );
});
