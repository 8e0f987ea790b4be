import { StoryFlow as FlowOfStory, type StoryFlowProps as Props } from '@quayside/flow/story-flow';
import type { DerivativeProduct } from '@quayside/rules/enumerations';
import { cfdFlow } from '../cfd.ts';
import { futuresFlow } from '../futures.ts';
import { optionsFlow } from '../options.ts';

export type StoryFlowProps = Omit<Props, 'flow'> & { product: DerivativeProduct };

const flows = { options: optionsFlow(), futures: futuresFlow(), cfd: cfdFlow() };

/** A screen of an application for a product, on a runtime of its own with the sandbox behind it; `scenario` says where its customer stands. */
export const StoryFlow = ({ product, ...props }: StoryFlowProps) => <FlowOfStory flow={flows[product]} {...props} />;
