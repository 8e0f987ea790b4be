import { readOpeningFacts, w8ben } from '@quayside/flow-w8ben/rules';
import { isError } from '@quayside/rules/issue';
import {
  type Answers,
  checkStep,
  findNextStep,
  getApplicableSteps,
  getIneligibility,
  getJourneySteps,
} from '@quayside/rules/journey';
import { openingDate } from '@quayside/rules/testing/complete-opening';
import {
  createFactsWithPerson,
  digitalIdAnswers,
  samplePerson,
  unavailableItem,
} from '@quayside/rules/testing/digital-id-opening';
import { describe, expect, test } from 'vitest';
import { openingJourney } from './opening-rules.ts';

const steps = getJourneySteps(openingJourney, { w8ben });
const more = digitalIdAnswers['sinpass-additional'] ?? {};
type Changes = Parameters<typeof samplePerson>[0];

/** Returns a journey context whose answers include those derived from the digital ID, as on the server. */
function contextOf(changes: Changes = {}, answers: Answers = digitalIdAnswers) {
  const facts = createFactsWithPerson(samplePerson(changes));
  return { answers: openingJourney.derive?.(answers, facts) ?? answers, facts, today: openingDate };
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
const asked = (changes: Changes) => getApplicableSteps(steps, contextOf(changes)).map(({ id }) => id);

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
  test('a citizen with the digital ID needs no typed name, typed address or uploaded document', () => {
    expect(findNextStep(steps, contextOf())).toBeUndefined();
    expect(asked({})).not.toEqual(expect.arrayContaining(['base-info']));
    for (const step of ['base-info', 'contact-info', 'submit-photo', 'submit-address'])
      expect(asked({})).not.toContain(step);
    expect(asked({})).toEqual(expect.arrayContaining(['show-sinpass', 'sinpass-additional', 'face-h5', 'sign-info']));
  });

  test('later steps read the data of the digital ID as if they were typed', () => {
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
    expect(readOpeningFacts(answers).lines).toMatchObject({ name: 'TAN XIAO HUI', foreignTaxNumber: 'S1234567D' });
  });

  test('data of the digital ID are ignored if they are missing, unconfirmed or changed', () => {
    const unconfirmed = { ...digitalIdAnswers, 'show-sinpass': { personData: samplePerson().id } };
    expect(contextOf({}, unconfirmed).answers['base-info']).toBeUndefined();
    const other = { ...digitalIdAnswers, 'show-sinpass': { personData: crypto.randomUUID(), confirmed: true } };
    expect(contextOf({}, other).answers['base-info']).toBeUndefined();
    expect(errors('show-sinpass', {}, other)).toEqual(['personData: person-data-changed']);
    const gone = { ...contextOf(), facts: { ...contextOf().facts, personData: {} } };
    expect(findNextStep(steps, gone)?.id).toBe('show-sinpass');
  });

  test('the digital ID replaces answers that were typed earlier', () => {
    const typed = { ...digitalIdAnswers, 'base-info': { fullName: 'SOMEBODY ELSE' } };
    expect(contextOf({}, typed).answers['base-info']).toMatchObject({ fullName: 'TAN XIAO HUI' });
  });

  test.each(['uinfin', 'name'] as const)('the digital ID is unusable without %s', (id) => {
    expect(errors('show-sinpass', { [id]: unavailableItem })).toEqual(['personData: person-data-unusable']);
  });

  test('the digital ID may contain a wrong check letter and unusual characters in the name', () => {
    const odd = { uinfin: { value: 'S9812388Z' }, name: { value: 'MY,INFO%BB' } };
    expect(errors('show-sinpass', odd)).toEqual([]);
    expect(errors('sinpass-additional', odd)).toEqual([]);
  });

  test('the customer can replace the mobile number and email of the digital ID', () => {
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

describe('questions that the digital ID does not answer', () => {
  test.each<[string, Changes, object, string[]]>([
    ['asks for the rest of a partial birth date', { dob: { value: '1990-05' } }, {}, ['dateOfBirth: date-incomplete']],
    [
      'rejects a birth date in another month',
      { dob: { value: '1990-05' } },
      { dateOfBirth: '1990-06-01' },
      ['dateOfBirth: birth-date-differs'],
    ],
    ['accepts a birth date in the same month', { dob: { value: '1990-05' } }, { dateOfBirth: '1990-05-09' }, []],
    [
      'requires a missing mobile number',
      { mobileno: { state: 'empty', value: undefined } },
      {},
      ['mobile: mobile-required'],
    ],
    [
      'requires a mobile number in place of one with nine digits',
      { mobileno: { value: '+65167834291' } },
      {},
      ['mobile: mobile-required'],
    ],
    [
      'requires one email address in place of two',
      { email: { value: 'a@b.example, c@d.example' } },
      {},
      ['email: enter-field'],
    ],
    [
      'checks the format of a typed email address',
      { email: unavailableItem },
      { email: 'a@b' },
      ['email: email-format'],
    ],
    ['requires a missing gender', { sex: unavailableItem }, {}, ['gender: select-field']],
    ['requires a missing address', { regadd: unavailableItem }, {}, ['residentialAddress.country: select-country']],
    ['accepts a typed address', { regadd: unavailableItem }, { residentialAddress: singaporeAddress }, []],
    [
      'requires nationality and citizenship from a stateless person',
      { nationality: { value: 'SS' } },
      {},
      ['nationality: select-country', 'otherCitizenship: select-field'],
    ],
    [
      'asks a foreigner about another citizenship',
      { nationality: { value: 'TH' } },
      {},
      ['otherCitizenship: select-field'],
    ],
    [
      'requires the country of another citizenship',
      { nationality: { value: 'TH' } },
      { otherCitizenship: 'yes' },
      ['citizenship: select-country'],
    ],
    ['requires an answer about tax in Singapore', {}, { singaporeTax: undefined }, ['singaporeTax: answer-required']],
    ['requires an answer about tax in other countries', {}, { otherTax: undefined }, ['singaporeTax: answer-required']],
    ['requires the country of another tax residency', {}, { otherTax: 'yes' }, ['taxResidencies: select-country']],
    [
      'rejects Singapore as another tax residency',
      {},
      { otherTax: 'yes', taxResidencies: [{ country: 'SG', number: 'S1234567D' }] },
      ['taxResidencies.0.country: tax-residency-twice'],
    ],
    [
      'requires a reason for an address outside the tax residency',
      {},
      { singaporeTax: 'no', taxResidencies: [{ country: 'MY', number: 'IG115002000' }] },
      ['differenceReason: select-reason'],
    ],
    ['requires a different mailing address', {}, { mailingSame: 'no' }, ['mailingAddress.country: select-country']],
  ])('the step after the digital ID %s', (_, changes, typed, expected) => {
    expect(errors('sinpass-additional', changes, typing(typed))).toEqual(expected);
  });

  test('a digital ID with an unverified identity or address requires a document', () => {
    expect(asked({ dob: unavailableItem })).toContain('submit-photo');
    expect(asked({ dob: { value: '1990' } })).not.toContain('submit-photo');
    expect(asked(passHolder)).toContain('submit-address');
    expect(asked(passHolder)).not.toContain('submit-photo');
  });

  test('the step after the digital ID asks a pass holder only for residence and another citizenship', () => {
    const typed = typing({ otherCitizenship: 'no', residentialAddress: singaporeAddress });
    expect(errors('sinpass-additional', passHolder, typed)).toEqual([]);
    expect(contextOf(passHolder, typed).answers['base-info']).toMatchObject({ nationality: 'AU', citizenship: 'AU' });
  });
});

describe('customers who cannot open an account', () => {
  const refused = (id: string, changes: Changes, answers: Answers = digitalIdAnswers) =>
    getIneligibility(stepOf(id), answers[id] ?? {}, contextOf(changes, answers));

  test('RULE-08 a US national in the digital ID is refused', () => {
    expect(refused('show-sinpass', { nationality: { value: 'US' } })).toBe('us-person');
    expect(stepOf('show-sinpass').resolve?.({}, contextOf({ nationality: { value: 'US' } }))).toMatchObject({
      nationality: 'US',
    });
  });

  test('RULE-08 US citizenship, address or tax residency added to the digital ID is refused', () => {
    const typed = typing({ otherCitizenship: 'yes', citizenship: 'US' });
    expect(refused('sinpass-additional', { nationality: { value: 'TH' } }, typed)).toBe('us-person');
    expect(
      refused('sinpass-additional', { regadd: unavailableItem }, typing({ residentialAddress: { country: 'US' } })),
    ).toBe('us-person');
    expect(refused('sinpass-additional', {}, typing({ otherTax: 'yes', taxResidencies: [{ country: 'US' }] }))).toBe(
      'us-person',
    );
  });

  test('a birth in the US shows advice, and a reviewer assesses it', () => {
    const changes: Changes = { birthcountry: { value: 'US', lines: ['UNITED STATES'] } };
    expect(refused('show-sinpass', changes)).toBeUndefined();
    expect(checkStep(stepOf('show-sinpass'), contextOf(changes))).toEqual([
      { path: 'birthcountry', code: 'us-birthplace', level: 'advice' },
    ]);
  });

  test('RULE-08 a US national who was born in the US is refused without advice', () => {
    const changes: Changes = {
      nationality: { value: 'US', lines: ['AMERICAN'] },
      birthcountry: { value: 'US', lines: ['UNITED STATES'] },
    };
    expect(refused('show-sinpass', changes)).toBe('us-person');
    expect(checkStep(stepOf('show-sinpass'), contextOf(changes))).toEqual([]);
  });

  test('a minor with a digital ID is refused', () => {
    expect(refused('show-sinpass', { dob: { value: '2010-01-01' } })).toBe('under-age');
    expect(refused('sinpass-additional', { dob: { value: '2010' } }, typing({ dateOfBirth: '2010-01-01' }))).toBe(
      'under-age',
    );
  });
});
