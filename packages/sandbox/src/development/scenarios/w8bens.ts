import { W8BEN_REVISION } from '@quayside/flow-w8ben/rules';
import type { Answers } from '@quayside/rules/journey';
import { sampleAddress, sampleName } from '../samples/sample-answers.ts';
import { secondHolderName } from '../samples/sample-second.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, openingMails, requestMails, type Scenario } from './scenario.ts';

const YEAR = 365.25;
/** Days since a form was signed. On any day of the year, these forms have expired, end this year, or were signed last year. */
export const formAgesInDays = {
  expired: Math.ceil(4 * YEAR),
  endsThisYear: Math.ceil(3 * YEAR),
  lastYear: 366,
} as const;

const nearby = {
  country: 'MY',
  line1: '9, Jalan Bukit Bintang',
  city: 'Kuala Lumpur',
  state: 'MY-14',
  postalCode: '55100',
};
const abroad = {
  country: 'TH',
  line1: '99/123 Sukhumvit 55',
  district: 'Watthana',
  state: 'TH-10',
  postalCode: '10110',
};

/** Answers that confirm a form without changes, for all steps before the signature. */
const confirmed: Answers = {
  update: { decision: 'confirm' },
  tips: { read: true },
  'w8ben.info': { confirmed: true },
};

/** The signature. Its time is set when the seed saves it. */
const signature = {
  'w8ben.signature': {
    certified: true,
    capacity: true,
    name: sampleName,
    signature: { method: 'type', text: sampleName },
    signedAt: '2026-11-21T00:00:00Z',
    revision: W8BEN_REVISION,
  },
};
const signed: Answers = { ...confirmed, ...signature };
const signedBySecond = JSON.parse(JSON.stringify(signed).replaceAll(sampleName, secondHolderName)) as Answers;

/** Defines a scenario of a W-8BEN. `before` and `after` are the mails around those of the opening. */
function w8ben(
  id: string,
  about: string,
  fixture: ApplicationFixture,
  path: string,
  { before = [], after = [] }: { readonly before?: readonly string[]; readonly after?: readonly string[] } = {},
): Scenario {
  const { answers, state } = fixture;
  return defineScenario({
    id: `w8ben-${id}`,
    about,
    fixture: { before: { through: 'all', state: 'opened', submittedDaysAgo: 1 }, flow: 'w8ben-update', ...fixture },
    expect: {
      ...(answers ? {} : { state: null }),
      path,
      accounts: ['cash'],
      mails: [...before, ...openingMails, ...after, ...((state && requestMails[state]) ?? [])],
    },
  });
}

const start = '/w8-ben-update';
const toSign = '/update-w8-ben-signature';
const affidavit = '/update-w8-ben-affidavit';
const status = '/update-w8-ben-status';

const endsThisYear: ApplicationFixture = { w8ben: { signedDaysAgo: formAgesInDays.endsThisYear } };
const expired: ApplicationFixture = { w8ben: { signedDaysAgo: formAgesInDays.expired } };
const moved = (to: typeof nearby | typeof abroad, daysAgo = 3): ApplicationFixture => ({
  w8ben: { signedDaysAgo: formAgesInDays.lastYear, moved: { to, daysAgo } },
});
const changeMail = { after: ['w8ben-changed'] };

const modify = 'w8ben-modify';
const form = {
  name: sampleName,
  citizenship: 'MY',
  permanentAddress: sampleAddress,
  foreignTaxNumber: 'IG115002000',
  dateOfBirth: '1990-05-14',
  treatyBenefits: 'no',
};
const checked = { 'w8ben.form': form, 'w8ben.info': { confirmed: true } };

/** Returns the fixture of a joint account with a second holder's form. The account was submitted yesterday on the first holder's device. */
const ofSecond = (sample: 'adult' | 'minor', signedDaysAgo: number): ApplicationFixture => ({
  before: {
    through: 'all',
    answers: { 'choose-account': { tier: 'standard', holders: `joint-${sample}` } },
    second: { sample, done: true },
    state: 'opened',
    submittedDaysAgo: 1,
  },
  w8ben: { of: 'second', signedDaysAgo },
});
const jointMails = { before: ['your-turn'] };

/** Scenarios of W-8BENs whose holder has an open account, or is a second holder without a login. */
export const w8benScenarios: readonly Scenario[] = [
  w8ben('valid', 'has a valid W-8BEN, which can be changed', { flow: modify }, '/modify-w8-ben-form'),
  w8ben(
    'modify-to-sign',
    'has checked a changed W-8BEN, and signs it next',
    { flow: modify, answers: checked },
    '/modify-w8-ben-signature',
  ),
  w8ben(
    'modify-affidavit',
    'has entered an address within the country, and signs the affidavit next',
    { flow: modify, answers: { ...checked, 'w8ben.form': { ...form, permanentAddress: nearby } } },
    '/modify-w8-ben-affidavit',
  ),
  w8ben(
    'modify-under-review',
    'has submitted a changed W-8BEN',
    { flow: modify, answers: { ...checked, ...signature }, state: 'under-review' },
    '/modify-status',
  ),
  w8ben('ends-this-year', 'has a W-8BEN that ends on 31 December of this year', endsThisYear, start),
  w8ben(
    'moved',
    'has moved within the country, and must confirm the W-8BEN by affidavit',
    moved(nearby),
    start,
    changeMail,
  ),
  w8ben(
    'moved-abroad',
    'has moved to another country, and must sign a new W-8BEN within 30 days',
    moved(abroad),
    start,
    changeMail,
  ),
  w8ben(
    'overdue',
    'moved to another country 40 days ago, and has not signed a new W-8BEN in time',
    moved(abroad, 40),
    start,
    changeMail,
  ),
  w8ben('expired', 'has a W-8BEN that expired last year', expired, start),
  w8ben(
    'institution',
    'is an institution, which need not confirm its W-8 form',
    { w8ben: { institution: true } },
    start,
  ),
  w8ben(
    'new-form',
    'has moved to another country, and fills in the new W-8BEN next',
    { ...moved(abroad), answers: { update: { decision: 'change' }, tips: { read: true } } },
    '/update-w8-ben-form',
    changeMail,
  ),
  w8ben(
    'moved-confirmed',
    'has moved within the country, and signs the affidavit next',
    { ...moved(nearby), answers: confirmed },
    affidavit,
    changeMail,
  ),
  w8ben('to-sign', 'has checked a new W-8BEN, and signs it next', { ...endsThisYear, answers: confirmed }, toSign),
  w8ben(
    'expired-signed',
    'has signed a new W-8BEN after the old one expired, and signs the affidavit next',
    { ...expired, answers: signed },
    affidavit,
  ),
  w8ben(
    'under-review',
    'has submitted a new W-8BEN',
    { ...endsThisYear, answers: signed, state: 'under-review' },
    status,
  ),
  w8ben(
    'sent-back',
    'must correct the tax number of a new W-8BEN',
    {
      ...endsThisYear,
      answers: signed,
      state: 'action-needed',
      rejected: { w8ben: { code: 'tax-number' } },
    },
    status,
  ),
  w8ben('updated', 'has renewed the W-8BEN', { ...endsThisYear, answers: signed, state: 'opened' }, status),
  w8ben(
    'declined',
    'has submitted a new W-8BEN, which was refused',
    { ...endsThisYear, answers: signed, state: 'failed', failure: { code: 'more-information' } },
    status,
  ),
  w8ben(
    'second-expired',
    'shares an account with an adult without a login, whose W-8BEN expired last year',
    ofSecond('adult', formAgesInDays.expired),
    start,
    jointMails,
  ),
  w8ben(
    'second-updated',
    'shares an account with an adult without a login, whose W-8BEN was renewed',
    { ...ofSecond('adult', formAgesInDays.endsThisYear), answers: signedBySecond, state: 'opened' },
    status,
    jointMails,
  ),
  w8ben(
    'minor-ends-this-year',
    'is the guardian of a minor whose W-8BEN ends on 31 December of this year',
    ofSecond('minor', formAgesInDays.endsThisYear),
    start,
    jointMails,
  ),
  w8ben(
    'minor-to-sign',
    'is the guardian of a minor, has confirmed their W-8BEN, and signs it next',
    { ...ofSecond('minor', formAgesInDays.endsThisYear), answers: confirmed },
    toSign,
    jointMails,
  ),
];
