import { getJourneySteps, type Step, type StepAnswers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { jointJourney, openingJourney, w8ben } from '@quayside/testing/journeys';
import { defineFlow, type Flow } from '../define-flow.ts';

/** The journey under test: that of a sole holder, or the part of the second holder of a joint account. */
export type JourneyName = 'sole-holder' | 'joint-holder';

/** A journey under test, with its flow and complete answers. */
export type TestedJourney = {
  /** A flow with its steps in order, without screens. */
  readonly flow: Flow;
  readonly steps: readonly Step[];
  /** The complete answers of each step that applies, in the order of the steps. */
  readonly answers: Readonly<Record<string, StepAnswers>>;
};

const screen = async () => ({ default: () => null });

function testedJourney(journey: typeof openingJourney, answers: TestedJourney['answers']): TestedJourney {
  const steps = getJourneySteps(journey, { w8ben });
  const flow = defineFlow({
    name: journey.name,
    journey: async () => journey,
    parts: { w8ben: async () => w8ben },
    steps: steps.map(({ id }) => ({ step: id, path: `/${id}`, name: id, group: 'identity', screen })),
    screens: [],
    outcome: ({ state }) => `/outcome/${state}`,
    ineligible: '/not-eligible',
    agreementsDependOn: (given) => given['select-account-type']?.accountType,
  });
  const asked = Object.entries(answers).filter(([step]) => steps.some(({ id }) => id === step));
  return { flow, steps, answers: Object.fromEntries(asked) };
}

/** The answers of the second holder, with another name and passport. */
const ofSecond = JSON.parse(
  JSON.stringify(completeAnswers)
    .replaceAll(/tan mei +ling/gi, 'Lim Wei Ming')
    .replaceAll('A12345678', 'A87654321'),
) as TestedJourney['answers'];

/** The journeys under test, by name. */
export const testedJourneys: Readonly<Record<JourneyName, TestedJourney>> = {
  'sole-holder': testedJourney(openingJourney, completeAnswers as TestedJourney['answers']),
  'joint-holder': testedJourney(jointJourney, ofSecond),
};

/** The answers of the first holder of a joint account. */
export const firstHolderAnswers: TestedJourney['answers'] = {
  ...testedJourneys['sole-holder'].answers,
  'choose-account': { ...completeAnswers['choose-account'], holders: 'joint-adult' },
};
