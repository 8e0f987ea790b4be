import { type Answers, checkStep, getApplicableSteps, initialFacts } from '@quayside/rules/journey';
import { applicationDate, completeCustomer } from '@quayside/rules/testing/complete-customer';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { addDays } from '@quayside/values/calendar-date';
import { describe, expect, test } from 'vitest';
import { certificationChangesIn } from '../change-information/information-parts.ts';
import { informationChange } from './information-change-rules.ts';

const held: Answers = {
  'base-info': completeAnswers['base-info'],
  'contact-info': completeAnswers['contact-info'],
  'assets-info': completeAnswers['assets-info'],
};
const home = held['contact-info']?.residentialAddress as Readonly<Record<string, string>>;
const withContact = (change: Answers[string]): Answers => ({
  ...held,
  'contact-info': { ...held['contact-info'], ...change },
});
const withBase = (change: Answers[string]): Answers => ({ ...held, 'base-info': { ...held['base-info'], ...change } });
const context = (answers: Answers) => ({
  answers,
  today: applicationDate,
  facts: { ...initialFacts, customer: { ...completeCustomer, held } },
});
const steps = informationChange.steps.flatMap((step) => ('id' in step ? [step] : []));
const asked = (answers: Answers) => getApplicableSteps(steps, context(answers)).map(({ id }) => id);
const what = (...parts: string[]) => ({ what: { parts, changedOn: applicationDate } });

describe('changes of facts that a W-8BEN certifies', () => {
  test.each([
    ['unchanged answers are no change', held, []],
    ['another email address is no change', withContact({ email: 'other@customer.example' }), []],
    [
      'a move within the country changes the address',
      withContact({ residentialAddress: { ...home, line1: '9 Other Road' } }),
      ['address-same-country'],
    ],
    [
      'a move abroad changes the country',
      withContact({ residentialAddress: { ...home, country: 'JP' } }),
      ['address-other-country'],
    ],
    ['another citizenship is a change', withBase({ citizenship: 'JP' }), ['citizenship']],
    ['another name is a change', withBase({ fullName: 'OTHER NAME' }), ['name']],
    [
      'another tax residency is a change',
      withBase({ taxResidencies: [{ country: 'JP', number: '1' }] }),
      ['tax-residency'],
    ],
  ] as const)('among facts that a W-8BEN certifies, %s', (_, given, expected) =>
    expect(certificationChangesIn(held, given)).toEqual(expected),
  );

  test.each<[string, Answers[string]]>([
    ['US phone number', { mobile: '+1 415 555 0123' }],
    ['mailing address that names the US', { mailingSame: 'no', mailingAddress: { country: 'MY', line1: 'Reno, USA' } }],
  ])('a new %s is a US indicium', (_, change) => {
    const given = withContact(change);
    expect(certificationChangesIn(held, given)).toEqual(['us-indicium']);
    expect(certificationChangesIn(given, given), 'is not new').toEqual([]);
  });

  test('another number in the same country changes the tax number', () => {
    const [first] = (held['base-info']?.taxResidencies ?? []) as readonly Readonly<Record<string, string>>[];
    expect(certificationChangesIn(held, withBase({ taxResidencies: [{ ...first, number: 'X' }] }))).toEqual([
      'tax-number',
    ]);
  });
});

describe('an information change', () => {
  test('a change of information asks for the forms of the chosen parts, and for proof of a new address', () => {
    expect(asked({ ...held, ...what('finances') })).toEqual(['what', 'assets-info', 'check-answers', 'sign-info']);
    expect(asked({ ...held, ...what('contact') })).toEqual(['what', 'contact-info', 'check-answers', 'sign-info']);
    const moved = withContact({ residentialAddress: { ...home, line1: '9 Other Road' } });
    expect(asked({ ...moved, ...what('contact') })).toEqual([
      'what',
      'contact-info',
      'submit-address',
      'check-answers',
      'sign-info',
    ]);
    expect(asked({ ...held, ...what('identity') })).toEqual([
      'what',
      'base-info',
      'submit-photo',
      'check-answers',
      'sign-info',
    ]);
  });

  test('parts that the customer edited and then did not choose are as stored', () => {
    const edited: Answers = {
      'base-info': { ...held['base-info'], fullName: 'OTHER NAME' },
      'contact-info': { ...held['contact-info'], email: 'other@customer.example' },
      'assets-info': { ...held['assets-info'], netWorth: '1' },
    };
    const all = ['identity', 'contact', 'finances'] as const;
    const stepOf = { identity: 'base-info', contact: 'contact-info', finances: 'assets-info' };
    for (const chosen of [[], ...all.map((part) => [part]), ['identity', 'finances'], all]) {
      const given = { ...edited, ...what(...chosen) };
      const answers = informationChange.derive?.(given, context(given).facts);
      for (const part of all)
        expect(answers?.[stepOf[part]], `${part} of ${chosen.join(' ')}`).toEqual(
          (chosen.includes(part) ? edited : held)[stepOf[part]],
        );
    }
    expect(informationChange.derive?.(edited, initialFacts)).toEqual(edited);
  });

  test.each<[string, Answers, readonly string[], readonly string[]]>([
    ['another tax country', withBase({ taxResidencies: [{ country: 'JP' }] }), ['identity'], ['contact', 'identity']],
    ['another name', withBase({ fullName: 'OTHER NAME' }), ['identity'], ['identity']],
    ['another income', held, ['finances'], ['finances']],
  ])('RULE-11 %s asks for the reason of an address abroad only if it is needed', (_, given, parts, expected) => {
    const { facts } = context(given);
    const answers = informationChange.derive?.({ ...given, ...what(...parts) }, facts) ?? {};
    expect(answers.what?.parts).toEqual(expected);
    const contact = steps.find(({ id }) => id === 'contact-info');
    const issues = contact ? checkStep(contact, { ...context(answers), answers }).map(({ path }) => path) : [];
    expect(issues.includes('differenceReason')).toBe(expected.includes('contact'));
    expect(asked(answers).includes('contact-info')).toBe(expected.includes('contact'));
  });

  test('the confirmation rejects a chosen part without a change', () => {
    const check = steps.find(({ id }) => id === 'check-answers');
    if (!check) throw new Error('The journey has no steps.');
    const codes = (answers: Answers) =>
      checkStep(check, context({ ...answers, 'check-answers': { confirmed: true } })).map(({ code }) => code);
    expect(codes({ ...held, ...what('contact') })).toEqual(['nothing-changed']);
    expect(codes({ ...withContact({ email: 'other@customer.example' }), ...what('contact') })).toEqual([]);
  });

  test('a report after more than 30 days is accepted with advice', () => {
    const [first] = steps;
    if (!first) throw new Error('The journey has no steps.');
    const issues = (changedOn: string) =>
      checkStep(first, context({ what: { parts: ['contact'], changedOn } })).map(({ code, level }) => [code, level]);
    expect(issues('2026-10-22')).toEqual([]);
    expect(issues('2026-10-21')).toEqual([['notice-late', 'advice']]);
    expect(issues('2026-11-22')).toEqual([['date-in-future', undefined]]);
  });
});

describe('RULE-19 the date of a change of information', () => {
  const codes = (changedOn: string | undefined) => {
    const step = steps.find(({ id }) => id === 'what');
    if (!step) throw new Error('no step');
    return checkStep(step, context({ ...held, what: { parts: ['contact'], changedOn } }));
  };

  test.each([
    ['a change today is accepted', applicationDate, []],
    ['a change tomorrow is rejected', addDays(applicationDate, 1), [{ path: 'changedOn', code: 'date-in-future' }]],
    ['a change 30 days ago is accepted', addDays(applicationDate, -30), []],
    [
      'a change 31 days ago is accepted with advice',
      addDays(applicationDate, -31),
      [
        {
          path: 'changedOn',
          code: 'notice-late',
          level: 'advice',
          values: { days: 30, date: addDays(applicationDate, -1) },
        },
      ],
    ],
  ])('RULE-19 %s', (_, changedOn, issues) => {
    expect(codes(changedOn)).toEqual(issues);
  });

  test.each([undefined, '', '2026-02-30'])('the date %j has one issue, from the schema', (changedOn) => {
    expect(codes(changedOn)).toHaveLength(1);
  });
});

test('without a known customer, a change of information still asks for the chosen parts', () => {
  const answers = { ...held, ...what('contact') };
  const ids = getApplicableSteps(steps, { answers, today: applicationDate, facts: initialFacts }).map(({ id }) => id);
  expect(ids).toContain('contact-info');
});

test('the confirmation reports no issues if no part is chosen', () => {
  const check = steps.find(({ id }) => id === 'check-answers');
  expect(check && checkStep(check, context({ 'check-answers': { confirmed: true } }))).toEqual([]);
});
