import { defineFlow, partSteps, type StepRoute } from '@quayside/flow/define-flow';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/flow/story-flow';
import { completeAnswers } from '@quayside/rules/journeys/opening/complete-opening';
import { w8benOpeningSteps } from '../opening-steps.ts';

export { answersBefore, answersThrough } from '@quayside/flow/story-flow';

export type StoryFlowProps = Omit<Props, 'flow'>;

/** A screen of the form within an opening, on a runtime of its own with a server in memory. */
export const StoryFlow = (props: StoryFlowProps) => <FlowOfStory flow={flow} {...props} />;

/** The sample's customer as a resident of Thailand, which has a treaty with the US. */
export const inThailand = {
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

/** The steps on either side, so that Back and the way on lead somewhere. */
const place = (step: string, path: string): StepRoute => ({
  step,
  path,
  name: step,
  group: 'documents',
  screen: async () => ({ default: () => null }),
});
const flow = defineFlow({
  name: 'opening',
  journey: async () => (await import('@quayside/rules/journeys/opening')).opening,
  parts: { w8ben: async () => (await import('@quayside/rules/journeys/w8ben')).w8ben },
  steps: [
    place('submit-address', '/sg-submit-address'),
    ...partSteps('w8ben', w8benOpeningSteps),
    place('face-recognition', '/sg-face-recognition'),
  ],
  screens: [],
  outcome: () => '/sg-account-state',
  ineligible: '/sg-not-eligible',
});

/** The same in a second holder's part. */
const ofSecondHolder = defineFlow({
  ...flow,
  name: 'joint',
  journey: async () => (await import('@quayside/rules/journeys/joint')).joint,
});
export const JointStoryFlow = (props: StoryFlowProps) => <FlowOfStory flow={ofSecondHolder} {...props} />;
