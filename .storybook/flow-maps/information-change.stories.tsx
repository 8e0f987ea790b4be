// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** The screens with which a customer changes personal details, with the documents that prove them. */
const meta = {
  id: 'start-flow-maps-information-change',
  title: 'Start/Flow maps/Change of information',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('information-change');
