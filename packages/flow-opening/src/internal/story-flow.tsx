import type { StepRoute } from '@quayside/flow/define-flow';
import type { IdentityOffer } from '@quayside/flow/identity-offer';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/flow/story-flow';
import { openingFlow } from '../opening.ts';

export { answersBefore, answersThrough } from '@quayside/flow/story-flow';

export type StoryFlowProps = Omit<Props, 'flow'> & {
  /** who checks identities in the place of a provider's page */
  identityCheck?: IdentityOffer;
  /** `before`: the page was loaded before a deployment, and its journey is older than the server's */
  build?: 'current' | 'before';
};

/** A screen of the opening by hand on a runtime of its own, with a server in memory. */
export const StoryFlow = ({ identityCheck, build = 'current', ...props }: StoryFlowProps) => (
  <FlowOfStory flow={build === 'before' ? flowOfBefore : identityCheck ? flowWith(identityCheck) : flow} {...props} />
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
const flowOfBefore: typeof flow = {
  ...flow,
  journey: async () => ({ ...(await flow.journey()), version: 1, migrations: {} }),
};
