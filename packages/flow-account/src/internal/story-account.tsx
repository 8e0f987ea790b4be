import type { Flow } from '@quayside/flow/define-flow';
import { StoryFlow, type StoryFlowProps } from '@quayside/flow/story-flow';
import { documentRequestFlow, informationChangeFlow, marginUpgradeFlow, tierChangeFlow } from '../account.ts';

const flows: Readonly<Record<string, Flow>> = {
  'information-change': informationChangeFlow({
    forms: [],
    refusal: { path: '/change-not-eligible', name: 'changeNotEligible', screen: async () => ({ default: () => null }) },
  }),
  'tier-change': tierChangeFlow,
  'margin-upgrade': marginUpgradeFlow,
  'document-request': documentRequestFlow({
    forms: [
      {
        step: 'additional-document',
        path: '/requested-documents',
        name: 'requestedDocuments',
        group: 'documents',
        screen: async () => ({ default: () => null }),
      },
    ],
  }),
};

export type StoryAccountProps = Omit<StoryFlowProps, 'flow'> & { flowName?: keyof typeof flows };

/** A screen of the account centre on the sandbox in the page; a scenario says whose. */
export const StoryAccount = ({ flowName = 'information-change', ...props }: StoryAccountProps) => (
  <StoryFlow flow={flows[flowName] as Flow} {...props} />
);
