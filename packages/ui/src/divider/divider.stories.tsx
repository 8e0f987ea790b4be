import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Divider } from './divider.tsx';

const meta = { title: 'Components/Layout/Divider', component: Divider } satisfies Meta<typeof Divider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('separator')).toBeVisible();
  },
};
export const WithLabel: Story = {
  args: { label: 'or' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or'), 'label is accessible').toBeVisible();
    await expect(canvas.queryByRole('separator')).toBeNull();
  },
};
