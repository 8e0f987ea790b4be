import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell } from '../cell/cell.tsx';
import { List } from './list.tsx';

const meta = {
  title: 'Components/Layout/List',
  component: List,
  args: {
    label: 'Account types',
    children: (
      <>
        <Cell title="Cash account" detail="Buy with the money that is in the account" href="#cash" />
        <Cell title="Margin account" detail="Buy with money that is lent against your holdings" href="#margin" />
        <Cell title="Joint account" detail="Two holders, both may trade" href="#joint" />
      </>
    ),
  },
} satisfies Meta<typeof List>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CardVariant: Story = {
  args: { variant: 'card' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Account types' }).children).toHaveLength(3);
  },
};
export const PlainVariant: Story = {};
