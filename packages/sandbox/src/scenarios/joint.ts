import { defineScenario, type Scenario } from './scenario.ts';

const first = (holders: 'joint-adult' | 'joint-minor', about: string): Scenario =>
  defineScenario({
    id: holders,
    about,
    given: { through: 'all', answers: { 'choose-account': { tier: 'standard', holders } } },
    timeline: [{ submit: true }],
    expect: { state: 'draft', path: '/sg-holders' },
  });

/** A joint account whose first holder is done. */
export const joint: readonly Scenario[] = [
  first('joint-adult', 'has signed a joint account; the second holder has not begun'),
  first('joint-minor', 'has signed as the guardian of a minor, whose part has not begun'),
];
