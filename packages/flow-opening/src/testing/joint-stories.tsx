import type { Answers } from '@quayside/rules/journey';
import { completeAnswers } from '@quayside/rules/testing/complete-opening';
import { type StoryFlowProps as Props, StoryFlow } from '@quayside/testing/story-flow';
import { jointFlow } from '../joint.ts';

export type JointStoryProps = Omit<Props, 'flow'>;

const place = (step: string, path: string) => ({
  step,
  path,
  name: step,
  group: 'tax',
  screen: async () => ({ default: () => null }),
});
const flow = jointFlow({
  w8ben: [
    place('list', '/sg-w8ben-list'),
    place('form', '/sg-w8-ben-form'),
    place('info', '/sg-w8-ben-info'),
    place('signature', '/sg-w8-ben-signature'),
  ],
});

/** Renders a page of a second holder's part for a story, with a separate in-memory server. */
export const JointStory = (props: JointStoryProps) => <StoryFlow flow={flow} {...props} />;

/** Returns the complete answers of the first holder of a joint account. */
export const createJointAnswers = (holders: 'joint-adult' | 'joint-minor'): Answers => ({
  ...completeAnswers,
  'choose-account': { tier: 'standard', holders },
});
