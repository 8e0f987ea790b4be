import type { StepRoute } from '@quayside/flow/define-flow';
import type { IdentityCheckProvider } from '@quayside/flow/identity-offer';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/testing/story-flow';
import { openingFlow } from '../opening.ts';

export { answersBefore, answersThrough } from '@quayside/testing/story-flow';

export type StoryFlowProps = Omit<Props, 'flow'> & {
  /** Third party that checks identities, as a mock; default: none. */
  identityCheck?: IdentityCheckProvider;
  /** `before`: the page was loaded before the last deployment, so its journey is older than that of the server. Default: `current` */
  build?: 'current' | 'before';
};

/** Renders a page of the manual opening for a story, with a separate in-memory server. */
export const StoryFlow = ({ identityCheck, build = 'current', ...props }: StoryFlowProps) => (
  <FlowOfStory flow={build === 'before' ? flowOfBefore : identityCheck ? flowWith(identityCheck) : flow} {...props} />
);

/** Returns the route of an empty page that replaces a W-8BEN step, which only the edition provides. */
const place = (step: string, path: string): StepRoute => ({
  step,
  path,
  name: step,
  group: 'tax',
  screen: async () => ({ default: () => null }),
});
const flowWith = (identityCheck: IdentityCheckProvider) =>
  openingFlow({
    identityCheck,
    w8ben: [
      place('list', '/sg-w8ben-list'),
      place('form', '/sg-w8-ben-form'),
      place('info', '/sg-w8-ben-info'),
      place('signature', '/sg-w8-ben-signature'),
    ],
  });
const flow = flowWith({ provider: 'hosted', name: 'Sealight ID' });
const flowOfBefore: typeof flow = {
  ...flow,
  journey: async () => ({ ...(await flow.journey()), version: 1, migrations: {} }),
};
