import { sampleName } from '../development/sample-answers.ts';
import { secondName } from '../development/sample-second.ts';
import type { Given } from '../staging/given.ts';
import { defineScenario, type Scenario } from './scenario.ts';
import { checked, confirmed, days, openedMails } from './w8ben.ts';

/** A joint account that was opened, the day before, on the first holder's device alone. */
const jointly = (sample: 'adult' | 'minor'): Given => ({
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

/** A W-8BEN of a second holder who has no login of their own; the first holder's is valid. */
export const w8benOfSecond: readonly Scenario[] = [
  defineScenario({
    id: 'w8ben-second-expired',
    about: 'holds an account with an adult without a login, whose W-8BEN expired last year',
    given: { before: jointly('adult'), flow, w8ben: { of: 'second', signedDaysAgo: days.expired } },
    expect: { state: null, path: '/w8-ben-update', ...held },
  }),
  defineScenario({
    id: 'w8ben-second-updated',
    about: 'holds an account with an adult without a login, whose W-8BEN was renewed',
    given: {
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
    given: { before: jointly('minor'), flow, w8ben: { of: 'second', signedDaysAgo: days.endsThisYear } },
    expect: { state: null, path: '/w8-ben-update', ...held },
  }),
  defineScenario({
    id: 'w8ben-minor-to-sign',
    about: 'is the guardian of a minor and has confirmed their W-8BEN; it is to be signed',
    given: {
      before: jointly('minor'),
      flow,
      w8ben: { of: 'second', signedDaysAgo: days.endsThisYear },
      answers: checked,
    },
    expect: { state: 'draft', path: '/update-w8-ben-signature', ...held },
  }),
];
