// hosts/sg/src/flow-maps.test.ts writes this file: do not edit it.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** The four screens with which a customer certifies the W-8BEN form, within the flows that contain them. */
const meta = {
  id: 'start-flow-maps-w8ben',
  title: 'Start/Flow maps/W-8BEN in an opening',
  component: FlowMap,
  globals: { viewport: { value: 'page' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = mapOf('w8ben');
