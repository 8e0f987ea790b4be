import { type Flow, screenRoutes, stepRoutes } from '@quayside/flow/define-flow';
import { documentRequestDefinition } from '@quayside/rules/internals/flow-definitions/document-request';
import { informationChangeDefinition } from '@quayside/rules/internals/flow-definitions/information-change';
import { StoryFlow, type StoryFlowProps } from '@quayside/testing/story-flow';
import { documentRequestFlow, informationChangeFlow, marginUpgradeFlow, tierChangeFlow } from '../account.ts';

const flows: Readonly<Record<string, Flow>> = {
  'information-change': informationChangeFlow({
    forms: [],
    refusals: screenRoutes(informationChangeDefinition, { 'not-eligible': async () => ({ default: () => null }) }),
  }),
  'tier-change': tierChangeFlow,
  'margin-upgrade': marginUpgradeFlow,
  'document-request': documentRequestFlow({
    forms: stepRoutes(documentRequestDefinition, { 'additional-document': async () => ({ default: () => null }) }),
  }),
};

export type StoryAccountProps = Omit<StoryFlowProps, 'flow'> & { flowName?: keyof typeof flows };

/** Renders a screen of the account flows in a story, with the sandbox as its server. `scenario` selects the signed-in customer. */
export const StoryAccount = ({ flowName = 'information-change', ...props }: StoryAccountProps) => (
  <StoryFlow flow={flows[flowName] as Flow} {...props} />
);
