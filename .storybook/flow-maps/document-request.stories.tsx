import type { Meta, StoryObj } from '@storybook/react-vite';
import { FlowMap } from './flow-map.tsx';
import { mapOf } from './map-of.ts';

/** Drawn from the journeys, as docs/flows.md is. Written by hosts/sg/src/flow-maps.test.ts: do not edit. */
const meta = {
  title: 'Start/Flow maps/Document-request',
  component: FlowMap,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FlowMap>;
export default meta;

export const AllScreens: StoryObj<typeof meta> = await mapOf('document-request');
