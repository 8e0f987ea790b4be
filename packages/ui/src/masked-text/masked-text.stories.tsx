import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MaskedText } from './masked-text.tsx';

const meta = {
  title: 'Components/Data/Masked text',
  component: MaskedText,
  args: { value: 'S9812381D', label: 'NRIC number' },
} satisfies Meta<typeof MaskedText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RevealButton: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByText('S9812381D')).toBeNull();
    await expect(canvas.getByText('Hidden, ends in 381D')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show: NRIC number' }));
    await expect(canvas.getByText('S9812381D')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Hide: NRIC number' }));
    await expect(canvas.queryByText('S9812381D')).toBeNull();
  },
};
export const OperatedByKeyboard: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('S9812381D')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Hide: NRIC number' }), 'focus stays').toHaveFocus();
  },
};
export const WithoutRevealButton: Story = { args: { reveal: 'never' } };
export const ShortValue: Story = { args: { value: '123456', label: 'code' } };
