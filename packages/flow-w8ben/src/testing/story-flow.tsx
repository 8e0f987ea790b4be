import { defineFlow, partSteps, type StepRoute } from '@quayside/flow/define-flow';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/testing/story-flow';
import { w8benOpeningSteps } from '../opening-steps.ts';

export { answersBefore, answersThrough } from '@quayside/testing/story-flow';

export type StoryFlowProps = Omit<Props, 'flow'>;

/** Renders a page of the form within an opening for a story, with a separate in-memory server. */
export const StoryFlow = (props: StoryFlowProps) => <FlowOfStory flow={flow} {...props} />;

/** Answers of a customer who lives and pays tax in Thailand, which has a tax treaty with the US. */
export const answersInThailand = {
  'base-info': {
    ...completeAnswers['base-info'],
    taxResidencies: [{ country: 'TH', number: '1101700230708' }],
  },
  'contact-info': {
    ...completeAnswers['contact-info'],
    residentialAddress: {
      country: 'TH',
      line1: '99/123 ซอยสุขุมวิท 55',
      district: 'คลองตันเหนือ วัฒนา',
      state: 'TH-10',
      postalCode: '10110',
    },
  },
};

/** Returns the route of an empty page before or after the form, so that Back and Continue have a target. */
const place = (step: string, path: string): StepRoute => ({
  step,
  path,
  name: step,
  group: 'documents',
  screen: async () => ({ default: () => null }),
});
const flow = defineFlow({
  name: 'opening',
  journey: async () => (await import('@quayside/testing/journeys')).openingJourney,
  parts: { w8ben: async () => (await import('../w8ben-rules/w8ben-rules.ts')).w8ben },
  steps: [
    place('base-info', '/sg-base-info'),
    place('contact-info', '/sg-contact-info'),
    place('submit-address', '/sg-submit-address'),
    ...partSteps('w8ben', w8benOpeningSteps),
    place('face-recognition', '/sg-face-recognition'),
  ],
  screens: [],
  outcome: () => '/sg-account-state',
  ineligible: '/sg-not-eligible',
});

/** Flow of a second holder with the same steps. */
const ofSecondHolder = defineFlow({
  ...flow,
  name: 'joint',
  journey: async () => (await import('@quayside/testing/journeys')).jointJourney,
});
/** Renders a page of the form in a second holder's flow for a story, with a separate in-memory server. */
export const JointStoryFlow = (props: StoryFlowProps) => <FlowOfStory flow={ofSecondHolder} {...props} />;
