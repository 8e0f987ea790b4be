import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** Shows the journeys, like docs/flows.md. hosts/sg/src/flow-maps.test.ts writes this file: do not edit it. */
const meta = {
  id: 'start-flow-maps-margin-upgrade',
  title: 'Start/Flow maps/Margin upgrade',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('margin-upgrade');
