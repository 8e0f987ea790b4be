// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** The screens with which the holder of a cash account asks for margin. */
const meta = {
  id: 'start-flow-maps-margin-upgrade',
  title: 'Start/Flow maps/Margin upgrade',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('margin-upgrade');
