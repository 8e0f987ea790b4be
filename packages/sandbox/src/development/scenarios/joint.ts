import { samplePerson } from '../samples/sample-person.ts';
import type { SecondHolderFixture } from '../seeds/application-fixture.ts';
import { defineScenario, type Scenario } from './scenario.ts';

const first = (holders: 'joint-adult' | 'joint-minor', about: string): Scenario =>
  defineScenario({
    id: holders,
    about,
    fixture: { through: 'all', answers: { 'choose-account': { tier: 'standard', holders } } },
    timeline: [{ submit: true }],
    expect: { state: 'draft', path: '/sg-holders' },
  });

const second = (id: string, about: string, path: string, fixture: SecondHolderFixture): Scenario =>
  defineScenario({
    id,
    about,
    flow: 'joint',
    fixture: {
      through: 'all',
      answers: { 'choose-account': { tier: 'standard', holders: 'joint-adult' } },
      second: fixture,
    },
    expect: { state: 'draft', path },
  });

/** Scenarios of a joint account: the first holder has submitted, or the second holder continues on the same device. */
export const joint: readonly Scenario[] = [
  first('joint-adult', 'has signed a joint account; the second holder has not begun'),
  first('joint-minor', 'has signed as the guardian of a minor, whose part has not begun'),
  second('joint-second-digital-id', 'is the second holder, before the digital ID', '/joint-sg-show-sinpass', {
    answers: { choose: { route: 'digital-id' } },
    person: samplePerson,
  }),
  second('joint-second-face-failed', 'is the second holder, whose face failed once', '/joint-sg-face-h5', {
    sample: 'adult',
    face: { result: 'failed', attempts: 1 },
  }),
  second('joint-second-signed', 'is the second holder, and has signed; it is to be handed in', '/joint-sg-hand-over', {
    sample: 'adult',
  }),
];
