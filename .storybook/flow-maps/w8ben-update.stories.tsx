// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** The screens with which a customer renews a W-8BEN form before it expires. */
const meta = {
  id: 'start-flow-maps-w8ben-update',
  title: 'Start/Flow maps/Renewal of the W-8BEN',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('w8ben-update');
