// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** Every screen of the second holder, from the invitation to the decision on the joint account. */
const meta = {
  id: 'start-flow-maps-joint',
  title: 'Start/Flow maps/Joint account',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('joint');
