import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Components/Layout/Disclosure',
  component: Disclosure,
  args: {
    summary: 'Why do we ask for your tax number?',
    children:
      'Singapore shares account information with the countries where its customers pay tax. Without the number we cannot open the account.',
  },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    const answer = canvas.getByText(/shares account information/);
    await expect(answer).not.toBeVisible();
    await userEvent.click(canvas.getByText(/Why do we ask/));
    await expect(answer).toBeVisible();
    await userEvent.click(canvas.getByText(/Why do we ask/));
  },
};
export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByText(/Why do we ask/).closest('summary'), 'native summary has focus').toHaveFocus();
  },
};
export const Open: Story = { args: { defaultOpen: true } };
export const RowVariant: Story = { args: { variant: 'row', defaultOpen: true } };
