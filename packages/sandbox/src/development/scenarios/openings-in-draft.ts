import { baseInfoStep } from '@quayside/flow-opening/internals/rules';
import { magicFaceNumbers } from '../magic-values.ts';
import { sampleAnswers, sampleBaseInfo } from '../samples/sample-answers.ts';
import { samplePerson } from '../samples/sample-person.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Expectation, type Scenario } from './scenario.ts';

/** Defines a scenario of a draft. `path` is the page that the app opens. */
const draft = (
  id: string,
  about: string,
  fixture: ApplicationFixture,
  path: string,
  face?: Expectation['face'],
): Scenario => defineScenario({ id, about, fixture, expect: { path, ...(face ? { face } : {}) } });

const failedFace = (attempts: number) => ({ result: 'failed', attempts }) as const;

const { 'assets-info': finances } = Object.fromEntries(
  sampleAnswers({ today: '2026-11-21', accountType: 'cash', agreements: [], language: 'en' }),
);

/** Returns answers that choose a joint account with a second adult or a minor. */
const withHolder = (holders: 'joint-adult' | 'joint-minor') => ({ 'choose-account': { tier: 'standard', holders } });

/** Defines a scenario of a joint account whose first holder has submitted their part. */
const first = (holders: 'joint-adult' | 'joint-minor', about: string): Scenario =>
  defineScenario({
    id: holders,
    about,
    fixture: { through: 'all', answers: withHolder(holders) },
    timeline: [{ submit: true }],
    expect: { path: '/sg-holders' },
  });

/** Defines a scenario of a joint account whose second holder continues on the first holder's device. */
const second = (id: string, about: string, fixture: ApplicationFixture['second'], path: string): Scenario =>
  defineScenario({
    id: `joint-second-${id}`,
    about,
    flow: 'joint',
    fixture: { through: 'all', answers: withHolder('joint-adult'), second: fixture },
    expect: { path },
  });

/** Scenarios of openings before their submission, in the order of the steps. Those of joint accounts follow. */
export const openingsInDraft: readonly Scenario[] = [
  defineScenario({
    id: 'new',
    about: 'has registered and started nothing',
    fixture: {},
    expect: { state: null, path: '/sg-choose' },
  }),
  draft(
    'draft-at-photo',
    'takes the photo of the identity document next',
    { through: 'choose-tip' },
    '/sg-submit-photo',
  ),
  draft('draft', 'has saved a draft up to the contact details', { through: 'contact-info' }, '/sg-assets-info'),
  draft(
    'draft-at-documents',
    'has saved a draft up to the account type, and uploads the proof of address next',
    { through: 'select-account-type' },
    '/sg-submit-address',
  ),
  draft(
    'digital-id',
    'has confirmed the data of the digital ID, and answers the remaining questions next',
    {
      person: samplePerson,
      answers: {
        choose: { route: 'digital-id' },
        'show-sinpass': { personData: samplePerson.id, confirmed: true },
      },
    },
    '/sg-sinpass-additional',
  ),
  draft(
    'us-person',
    'has entered US citizenship, and is not eligible',
    { through: 'submit-photo', answers: { [baseInfoStep.id]: { nationality: 'MY', citizenship: 'US' } } },
    '/sg-base-info',
  ),
  draft(
    'no-employer-consent',
    'works for a regulated company without the employer’s consent, and is not eligible yet',
    {
      through: 'assets-select',
      change: { 'assets-select': { regulatedEmployee: 'yes', licenceNumber: 'TML300123456', employerConsent: 'no' } },
    },
    '/sg-assets-select',
  ),
  ...magicFaceNumbers.map(({ name, ending, effect }) =>
    draft(
      `face-${name}`,
      `takes a face picture next: ${effect}`,
      {
        through: 'face-recognition',
        answers: { [baseInfoStep.id]: { ...sampleBaseInfo, documentNumber: `A1234${ending}` } },
      },
      '/sg-face-h5',
      { result: 'none', attempts: 0 },
    ),
  ),
  draft(
    'face-failed',
    'has failed the face check once, and may try again',
    { through: 'face-recognition', face: failedFace(1) },
    '/sg-face-h5',
    failedFace(1),
  ),
  draft(
    'face-failing',
    'has failed the face check three times, and may upload a photo with the document in hand',
    { through: 'face-recognition', face: failedFace(3) },
    '/sg-face-h5',
    failedFace(3),
  ),
  draft('draft-to-sign', 'has answered everything, and signs next', { through: 'check-answers' }, '/sg-sign-info', {
    result: 'passed',
    attempts: 1,
  }),
  draft(
    'draft-older-version',
    'has a draft of an older journey, reads what changed, and chooses the occupation again',
    {
      version: 1,
      through: 'check-answers',
      answers: { 'assets-info': { ...finances, occupation: 'Harbour pilot' } },
    },
    '/sg-assets-info',
  ),
  defineScenario({
    id: 'draft-expired',
    about: 'had a draft that was deleted after 30 days, a week after an email that warned them',
    fixture: { through: 'check-answers' },
    timeline: [{ days: 23 }, { days: 7 }],
    expect: { state: null, path: '/sg-choose', mails: ['draft-expiring', 'draft-expired'] },
  }),
  first('joint-adult', 'has signed a joint account; the second holder has not started'),
  first('joint-minor', 'has signed as the guardian of a minor, whose part has not started'),
  second(
    'digital-id',
    'is the second holder, before the digital ID',
    { answers: { choose: { route: 'digital-id' } }, person: samplePerson },
    '/joint-sg-show-sinpass',
  ),
  second(
    'face-failed',
    'is the second holder, and has failed the face check once',
    { sample: 'adult', face: failedFace(1) },
    '/joint-sg-face-h5',
  ),
  second('signed', 'is the second holder, has signed, and submits next', { sample: 'adult' }, '/joint-sg-hand-over'),
];
