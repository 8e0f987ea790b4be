import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Cell } from '../cell/cell.tsx';
import { DescriptionList } from '../description-list/description-list.tsx';
import { List } from '../list/list.tsx';
import { StatusTag } from '../status-tag/status-tag.tsx';
import { Card } from './card.tsx';

const meta = {
  title: 'Components/Layout/Card',
  component: Card,
  args: { children: 'What belongs together stands together.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const PlainTone: Story = {};
export const SunkenTone: Story = { args: { variant: 'sunken' } };
export const AccentTone: Story = { args: { variant: 'accent' } };

export const WithTitle: Story = {
  args: {
    title: 'Margin account',
    aside: <StatusTag tone="success">Open</StatusTag>,
    children: (
      <DescriptionList
        items={[
          { id: 'number', label: 'Account', value: 'SG-204-77120' },
          { id: 'since', label: 'Open since', value: '3 March 2027' },
        ]}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Margin account' })).toBeVisible();
  },
};

export const WithList: Story = {
  args: {
    title: 'Documents',
    padding: 'none',
    children: (
      <List label="Documents">
        <Cell title="Passport" value="Accepted" />
        <Cell title="Proof of address" value="Due" href="#address" />
      </List>
    ),
  },
};
