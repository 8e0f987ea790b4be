import { joinJourney, type Step, type StepAnswers } from '@quayside/rules/journey';
import { joint } from '@quayside/rules/journeys/joint';
import { opening } from '@quayside/rules/journeys/opening';
import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import { w8ben } from '@quayside/rules/journeys/w8ben';
import { defineFlow, type Flow } from '../define-flow.ts';

/** Whose steps a walk goes through: those of somebody who opens alone, or the part of a second holder. */
export type Walker = 'alone' | 'joint-holder';

export type Walked = {
  /** with the order of its steps, and no screens */
  readonly flow: Flow;
  readonly steps: readonly Step[];
  /** good ones, of every step that is asked, in their order */
  readonly answers: Readonly<Record<string, StepAnswers>>;
};

const screen = async () => ({ default: () => null });

function walkedOf(journey: typeof opening, answers: Walked['answers']): Walked {
  const steps = joinJourney(journey, { w8ben });
  const flow = defineFlow({
    name: journey.name,
    journey: async () => journey,
    parts: { w8ben: async () => w8ben },
    steps: steps.map(({ id }) => ({ step: id, path: `/${id}`, name: id, group: 'identity', screen })),
    screens: [],
    outcome: ({ state }) => `/outcome/${state}`,
    ineligible: '/not-eligible',
    agreementsHangOn: (given) => given['select-account-type']?.accountType,
  });
  const asked = Object.entries(answers).filter(([step]) => steps.some(({ id }) => id === step));
  return { flow, steps, answers: Object.fromEntries(asked) };
}

/** Of another person, with a passport of their own. */
const ofSecond = JSON.parse(
  JSON.stringify(completeAnswers)
    .replaceAll(/tan mei +ling/gi, 'Lim Wei Ming')
    .replaceAll('A12345678', 'A87654321'),
) as Walked['answers'];

export const walked: Readonly<Record<Walker, Walked>> = {
  alone: walkedOf(opening, completeAnswers as Walked['answers']),
  'joint-holder': walkedOf(joint, ofSecond),
};

/** Of the first holder of the account that is opened jointly. */
export const firstHolder: Walked['answers'] = {
  ...walked.alone.answers,
  'choose-account': { ...completeAnswers['choose-account'], holders: 'joint-adult' },
};
