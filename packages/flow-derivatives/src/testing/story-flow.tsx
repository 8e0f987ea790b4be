import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/testing/story-flow';
import { cfdFlow } from '../cfd.ts';
import { futuresFlow } from '../futures.ts';
import { optionsFlow } from '../options.ts';

export type StoryFlowProps = Omit<Props, 'flow'> & { product: DerivativeProduct };

const flows = { options: optionsFlow(), futures: futuresFlow(), cfd: cfdFlow() };

/** Renders a screen of a product's flow in a story, with the sandbox as its server. `scenario` selects the signed-in customer. */
export const StoryFlow = ({ product, ...props }: StoryFlowProps) => <FlowOfStory flow={flows[product]} {...props} />;
