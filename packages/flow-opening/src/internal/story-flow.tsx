import type { StepRoute } from '@quayside/flow/define-flow';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/flow/story-flow';
import { openingFlow } from '../opening.ts';

export { answersBefore, answersThrough } from '@quayside/flow/story-flow';

export type StoryFlowProps = Omit<Props, 'flow'> & {
  /** who checks identities in the place of a provider's page */
  identityCheck?: IdentityOffer;
};

/** A screen of the opening by hand on a runtime of its own, with a server in memory. */
export const StoryFlow = ({ identityCheck, ...props }: StoryFlowProps) => (
  <FlowOfStory flow={identityCheck ? flowWith(identityCheck) : flow} {...props} />
);

/** Where the steps of the W-8BEN are within an opening; the edition brings their screens. */
const place = (step: string, path: string): StepRoute => ({
  step,
  path,
  name: step,
  group: 'tax',
  screen: async () => ({ default: () => null }),
});
const flowWith = (identityCheck: IdentityOffer) =>
  openingFlow({
    identityCheck,
    w8ben: [
      place('list', '/sg-w8ben-list'),
      place('form', '/sg-w8-ben-form'),
      place('info', '/sg-w8-ben-info'),
      place('signature', '/sg-w8-ben-signature'),
    ],
  });
const flow = flowWith({ provider: 'hosted' });
