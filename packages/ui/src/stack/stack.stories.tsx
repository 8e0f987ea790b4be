import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '../card/card.tsx';
import { Stack } from './stack.tsx';

const meta = {
  title: 'Components/Layout/Stack',
  component: Stack,
  args: { children: [<Card key="a">Cash account</Card>, <Card key="b">Margin account</Card>] },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Column: Story = {
  play: async ({ canvas }) => {
    const [first, second] = ['Cash account', 'Margin account'].map((text) =>
      canvas.getByText(text).getBoundingClientRect(),
    );
    await expect((second?.top ?? 0) - (first?.bottom ?? 0)).toBe(16);
  },
};

export const Row: Story = {
  args: { direction: 'row', gap: 'small' },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByText(/account/).map((card) => card.getBoundingClientRect().top);
    await expect(new Set(tops).size).toBe(1);
  },
};

export const LargeGap: Story = { args: { gap: 'large' } };
