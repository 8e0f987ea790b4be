import type { Flow } from '@quayside/flow/define-flow';
import { StoryFlow, type StoryFlowProps } from '@quayside/flow/story-flow';
import { informationChangeFlow, marginUpgradeFlow, tierChangeFlow } from '../account.ts';

const flows: Readonly<Record<string, Flow>> = {
  'information-change': informationChangeFlow({
    forms: [],
    refusal: { path: '/change-not-eligible', name: 'changeNotEligible', screen: async () => ({ default: () => null }) },
  }),
  'tier-change': tierChangeFlow,
  'margin-upgrade': marginUpgradeFlow,
};

export type StoryAccountProps = Omit<StoryFlowProps, 'flow'> & { flowName?: keyof typeof flows };

/** A screen of the account centre on the sandbox in the page; a scenario says whose. */
export const StoryAccount = ({ flowName = 'information-change', ...props }: StoryAccountProps) => (
  <StoryFlow flow={flows[flowName] as Flow} {...props} />
);
