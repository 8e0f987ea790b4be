import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Loading } from './loading.tsx';

const meta = { title: 'Components/Feedback/Loading', component: Loading } satisfies Meta<typeof Loading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InlinePlacement: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/./);
  },
};
export const PagePlacement: Story = {
  args: { variant: 'page', children: 'Reading your details from the digital ID' },
};
