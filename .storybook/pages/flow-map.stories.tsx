import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { openingFlow } from '../../packages/flow-opening/src/opening.ts';
import { w8benOpeningSteps } from '../../packages/flow-w8ben/src/opening-steps.ts';
import { FlowMap } from './flow-map.tsx';
import { drawingOf } from './flow-steps.ts';

const drawing = await drawingOf(openingFlow({ w8ben: w8benOpeningSteps }));

/** Drawn from the journeys, as docs/flows.md is. A dashed screen has no story of its own yet. */
const meta = {
  title: 'Start/Flow maps',
  component: FlowMap,
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta<typeof FlowMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Opening: Story = {
  args: { drawing },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^contact-info/ })).toHaveAttribute(
      'href',
      './?path=/docs/opening-contact--docs',
    );
    await expect(canvas.getByRole('link', { name: /^w8ben\.form/ })).toHaveAttribute(
      'href',
      expect.stringContaining('w-8ben-form--docs'),
    );
    await expect(canvas.getByRole('link', { name: /^not-eligible/ })).toBeVisible();
  },
};
