// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** The screens with which a customer changes a W-8BEN form that is on file. */
const meta = {
  id: 'start-flow-maps-w8ben-modify',
  title: 'Start/Flow maps/Change of the W-8BEN',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('w8ben-modify');
