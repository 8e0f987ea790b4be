import { knownInOpening, w8ben } from '@quayside/flow-w8ben/rules';
import { isError } from '@quayside/rules/issue';
import { type Answers, applicable, checkStep, ineligibility, joinJourney, nextStep } from '@quayside/rules/journey';
import { today } from '@quayside/rules/testing/complete-opening';
import { digitalIdAnswers, factsWith, samplePerson, unavailable } from '@quayside/rules/testing/digital-id-opening';
import { describe, expect, test } from 'vitest';
import { opening } from './opening-rules.ts';

const steps = joinJourney(opening, { w8ben });
const more = digitalIdAnswers['sinpass-additional'] ?? {};
type Changes = Parameters<typeof samplePerson>[0];

/** Returns a context with the derived answers, as on the server. */
function contextOf(changes: Changes = {}, answers: Answers = digitalIdAnswers) {
  const facts = factsWith(samplePerson(changes));
  return { answers: opening.derive?.(answers, facts) ?? answers, facts, today };
}
const stepOf = (id: string) => {
  const found = steps.find((step) => step.id === id);
  if (!found) throw new Error(`no step ${id}`);
  return found;
};
const errors = (id: string, changes: Changes, answers: Answers = digitalIdAnswers) =>
  checkStep(stepOf(id), contextOf(changes, answers))
    .filter(isError)
    .map(({ path, code }) => `${path}: ${code}`);
const typing = (typed: object): Answers => ({ ...digitalIdAnswers, 'sinpass-additional': { ...more, ...typed } });
const asked = (changes: Changes) => applicable(steps, contextOf(changes)).map(({ id }) => id);

const singaporeAddress = { country: 'SG', line1: '1 Stirling Road', postalCode: '141001' };
const passHolder: Changes = {
  uinfin: { value: 'G1612348Q', lines: ['G1612348Q'] },
  nationality: { value: 'AU', lines: ['AUSTRALIAN'] },
  birthcountry: { value: 'AU', lines: ['AUSTRALIA'] },
  residentialstatus: undefined,
  regadd: undefined,
  passtype: { value: 'P1Pass', lines: ['Employment Pass'] },
};

describe('an opening with the digital ID', () => {
  test('is complete for a citizen without a typed name, typed address or uploaded document', () => {
    expect(nextStep(steps, contextOf())).toBeUndefined();
    expect(asked({})).not.toEqual(expect.arrayContaining(['base-info']));
    for (const step of ['base-info', 'contact-info', 'submit-photo', 'submit-address'])
      expect(asked({})).not.toContain(step);
    expect(asked({})).toEqual(expect.arrayContaining(['show-sinpass', 'sinpass-additional', 'face-h5', 'sign-info']));
  });

  test('passes its values to later steps like typed answers', () => {
    const { answers } = contextOf();
    expect(answers['base-info']).toEqual({
      nationality: 'SG',
      citizenship: 'SG',
      documentType: 'nric',
      documentNumber: 'S1234567D',
      fullName: 'TAN XIAO HUI',
      pinyinName: 'CHEN XIAO HUI',
      nameOnId: 'TAN XIAO HUI',
      dateOfBirth: '1990-05-17',
      gender: 'female',
      taxResidencies: [{ country: 'SG', number: 'S1234567D' }],
    });
    expect(answers['contact-info']).toMatchObject({
      mobile: '+6591234567',
      email: 'xiao.hui@example.com',
      residentialAddress: { postalCode: '460102' },
      mailingSame: 'yes',
    });
    expect(knownInOpening(answers).lines).toMatchObject({ name: 'TAN XIAO HUI', foreignTaxNumber: 'S1234567D' });
  });

  test('ignores data that are unconfirmed, changed or missing', () => {
    const unconfirmed = { ...digitalIdAnswers, 'show-sinpass': { personData: samplePerson().id } };
    expect(contextOf({}, unconfirmed).answers['base-info']).toBeUndefined();
    const other = { ...digitalIdAnswers, 'show-sinpass': { personData: crypto.randomUUID(), confirmed: true } };
    expect(contextOf({}, other).answers['base-info']).toBeUndefined();
    expect(errors('show-sinpass', {}, other)).toEqual(['personData: person-data-changed']);
    const gone = { ...contextOf(), facts: { ...contextOf().facts, personData: {} } };
    expect(nextStep(steps, gone)?.id).toBe('show-sinpass');
  });

  test('ignores answers typed before', () => {
    const typed = { ...digitalIdAnswers, 'base-info': { fullName: 'SOMEBODY ELSE' } };
    expect(contextOf({}, typed).answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI' });
  });

  test.each(['uinfin', 'name'] as const)('offers only the manual route without %s', (id) => {
    expect(errors('show-sinpass', { [id]: unavailable })).toEqual(['personData: person-data-unusable']);
  });

  test('accepts a number with an incorrect check letter and an unusual name', () => {
    const odd = { uinfin: { value: 'S9812388Z' }, name: { value: 'MY,INFO%BB' } };
    expect(errors('show-sinpass', odd)).toEqual([]);
    expect(errors('sinpass-additional', odd)).toEqual([]);
  });

  test('accepts another mobile number and e-mail address from the customer', () => {
    const answers = {
      ...digitalIdAnswers,
      'show-sinpass': { ...digitalIdAnswers['show-sinpass'], mobile: '+6598765432', email: 'new@example.com' },
    };
    expect(contextOf({}, answers).answers['contact-info']).toMatchObject({
      mobile: '+6598765432',
      email: 'new@example.com',
    });
    const wrong = { ...answers, 'show-sinpass': { ...answers['show-sinpass'], mobile: '+6512' } };
    expect(errors('show-sinpass', {}, wrong)).toEqual(['mobile: mobile-format-singapore']);
  });
});

describe('answers that the digital ID does not provide', () => {
  test.each<[string, Changes, object, string[]]>([
    ['partial birth date', { dob: { value: '1990-05' } }, {}, ['dateOfBirth: date-incomplete']],
    [
      'birth date of another month',
      { dob: { value: '1990-05' } },
      { dateOfBirth: '1990-06-01' },
      ['dateOfBirth: birth-date-differs'],
    ],
    ['birth date that fits', { dob: { value: '1990-05' } }, { dateOfBirth: '1990-05-09' }, []],
    ['no mobile', { mobileno: { state: 'empty', value: undefined } }, {}, ['mobile: mobile-required']],
    ['a mobile of nine digits', { mobileno: { value: '+65167834291' } }, {}, ['mobile: mobile-required']],
    ['an e-mail address of two', { email: { value: 'a@b.example, c@d.example' } }, {}, ['email: enter-field']],
    ['no e-mail', { email: unavailable }, { email: 'a@b' }, ['email: email-format']],
    ['sex unavailable', { sex: unavailable }, {}, ['gender: select-field']],
    ['no address', { regadd: unavailable }, {}, ['residentialAddress.country: select-country']],
    ['an address that was typed', { regadd: unavailable }, { residentialAddress: singaporeAddress }, []],
    [
      'stateless',
      { nationality: { value: 'SS' } },
      {},
      ['nationality: select-country', 'otherCitizenship: select-field'],
    ],
    ['another nationality', { nationality: { value: 'TH' } }, {}, ['otherCitizenship: select-field']],
    [
      'a further citizenship',
      { nationality: { value: 'TH' } },
      { otherCitizenship: 'yes' },
      ['citizenship: select-country'],
    ],
    ['tax residency unsaid', {}, { singaporeTax: undefined }, ['singaporeTax: answer-required']],
    ['tax residency half said', {}, { otherTax: undefined }, ['singaporeTax: answer-required']],
    ['taxed elsewhere too', {}, { otherTax: 'yes' }, ['taxResidencies: select-country']],
    [
      'Singapore twice',
      {},
      { otherTax: 'yes', taxResidencies: [{ country: 'SG', number: 'S1234567D' }] },
      ['taxResidencies.0.country: tax-residency-twice'],
    ],
    [
      'tax residency only in another country',
      {},
      { singaporeTax: 'no', taxResidencies: [{ country: 'MY', number: 'IG115002000' }] },
      ['differenceReason: select-reason'],
    ],
    ['mail elsewhere', {}, { mailingSame: 'no' }, ['mailingAddress.country: select-country']],
  ])('%s', (_, changes, typed, expected) => {
    expect(errors('sinpass-additional', changes, typing(typed))).toEqual(expected);
  });

  test('requires a document for an unverified identity or address', () => {
    expect(asked({ dob: unavailable })).toContain('submit-photo');
    expect(asked({ dob: { value: '1990' } })).not.toContain('submit-photo');
    expect(asked(passHolder)).toContain('submit-address');
    expect(asked(passHolder)).not.toContain('submit-photo');
  });

  test('asks a pass holder only for the residence and another citizenship', () => {
    const typed = typing({ otherCitizenship: 'no', residentialAddress: singaporeAddress });
    expect(errors('sinpass-additional', passHolder, typed)).toEqual([]);
    expect(contextOf(passHolder, typed).answers['base-info']).toMatchObject({ nationality: 'AU', citizenship: 'AU' });
  });
});

describe('customers who cannot open an account', () => {
  const refused = (id: string, changes: Changes, answers: Answers = digitalIdAnswers) =>
    ineligibility(stepOf(id), answers[id] ?? {}, contextOf(changes, answers));

  test('RULE-08 refuses a US national according to the digital ID', () => {
    expect(refused('show-sinpass', { nationality: { value: 'US' } })).toBe('us-person');
    expect(stepOf('show-sinpass').resolve?.({}, contextOf({ nationality: { value: 'US' } }))).toMatchObject({
      nationality: 'US',
    });
  });

  test('RULE-08 refuses US citizenship, address or tax residency that the customer adds', () => {
    const typed = typing({ otherCitizenship: 'yes', citizenship: 'US' });
    expect(refused('sinpass-additional', { nationality: { value: 'TH' } }, typed)).toBe('us-person');
    expect(
      refused('sinpass-additional', { regadd: unavailable }, typing({ residentialAddress: { country: 'US' } })),
    ).toBe('us-person');
    expect(refused('sinpass-additional', {}, typing({ otherTax: 'yes', taxResidencies: [{ country: 'US' }] }))).toBe(
      'us-person',
    );
  });

  test('gives advice about a birth in the US, for a reviewer', () => {
    const changes: Changes = { birthcountry: { value: 'US', lines: ['UNITED STATES'] } };
    expect(refused('show-sinpass', changes)).toBeUndefined();
    expect(checkStep(stepOf('show-sinpass'), contextOf(changes))).toEqual([
      { path: 'birthcountry', code: 'us-birthplace', level: 'advice' },
    ]);
  });

  test('RULE-08 refuses a US national born in the US without advice to continue', () => {
    const changes: Changes = {
      nationality: { value: 'US', lines: ['AMERICAN'] },
      birthcountry: { value: 'US', lines: ['UNITED STATES'] },
    };
    expect(refused('show-sinpass', changes)).toBe('us-person');
    expect(checkStep(stepOf('show-sinpass'), contextOf(changes))).toEqual([]);
  });

  test('a minor', () => {
    expect(refused('show-sinpass', { dob: { value: '2010-01-01' } })).toBe('under-age');
    expect(refused('sinpass-additional', { dob: { value: '2010' } }, typing({ dateOfBirth: '2010-01-01' }))).toBe(
      'under-age',
    );
  });
});
