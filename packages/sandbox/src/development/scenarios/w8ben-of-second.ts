import { sampleName } from '../samples/sample-answers.ts';
import { secondName } from '../samples/sample-second.ts';
import type { ApplicationFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Scenario } from './scenario.ts';
import { checked, confirmed, days, openedMails } from './w8ben.ts';

/** Returns the fixture of a joint account that was submitted yesterday on the first holder's device. */
const jointly = (sample: 'adult' | 'minor'): ApplicationFixture => ({
  through: 'all',
  answers: { 'choose-account': { tier: 'standard', holders: `joint-${sample}` } },
  second: { sample, done: true },
  state: 'opened',
  submittedDaysAgo: 1,
});

const flow = 'w8ben-update';
const mails = ['your-turn', ...openedMails] as const;
const held = { accounts: ['cash'], mails } as const;
const asSecond = JSON.parse(JSON.stringify(confirmed).replaceAll(sampleName, secondName)) as typeof confirmed;

/** Scenarios of the W-8BEN of a second holder without a login. The first holder's is valid. */
export const w8benOfSecond: readonly Scenario[] = [
  defineScenario({
    id: 'w8ben-second-expired',
    about: 'holds an account with an adult without a login, whose W-8BEN expired last year',
    fixture: { before: jointly('adult'), flow, w8ben: { of: 'second', signedDaysAgo: days.expired } },
    expect: { state: null, path: '/w8-ben-update', ...held },
  }),
  defineScenario({
    id: 'w8ben-second-updated',
    about: 'holds an account with an adult without a login, whose W-8BEN was renewed',
    fixture: {
      before: jointly('adult'),
      flow,
      w8ben: { of: 'second', signedDaysAgo: days.endsThisYear },
      answers: asSecond,
      state: 'opened',
    },
    expect: {
      state: 'opened',
      path: '/update-w8-ben-status',
      accounts: ['cash'],
      mails: [...mails, 'received', 'approved'],
    },
  }),
  defineScenario({
    id: 'w8ben-minor-ends-this-year',
    about: 'is the guardian of a minor whose W-8BEN ends on 31 December of this year',
    fixture: { before: jointly('minor'), flow, w8ben: { of: 'second', signedDaysAgo: days.endsThisYear } },
    expect: { state: null, path: '/w8-ben-update', ...held },
  }),
  defineScenario({
    id: 'w8ben-minor-to-sign',
    about: 'is the guardian of a minor and has confirmed their W-8BEN; it is to be signed',
    fixture: {
      before: jointly('minor'),
      flow,
      w8ben: { of: 'second', signedDaysAgo: days.endsThisYear },
      answers: checked,
    },
    expect: { state: 'draft', path: '/update-w8-ben-signature', ...held },
  }),
];
