import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Amount } from '../amount/amount.tsx';
import { DescriptionList } from './description-list.tsx';

const meta = {
  title: 'Components/Data/Description list',
  component: DescriptionList,
  args: {
    items: [
      { id: 'net', label: 'Net assets', value: <Amount value="128430.5" currency="SGD" /> },
      { id: 'day', label: 'Today', value: <Amount value="-412.07" variant="change" /> },
      { id: 'tier', label: 'Account tier', value: 'Standard' },
    ],
  },
} satisfies Meta<typeof DescriptionList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const RowLayout: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Net assets',
      'Today',
      'Account tier',
    ]);
    await expect(canvas.getAllByRole('definition')[2]).toHaveTextContent('Standard');
  },
};
export const LongLabel: Story = {
  args: {
    items: [
      { id: 'due', label: 'Ditandatangani secara elektronik pada', value: '21 Nov 2022' },
      { id: 'until', label: 'Sah sehingga', value: '31 Dis 2025' },
    ],
  },
  globals: { language: 'ms', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect().right);
    await expect(first, 'values share a column, also on separate lines').toBe(second);
  },
};
export const StackedLayout: Story = {
  args: {
    layout: 'stacked',
    items: [
      {
        id: 'a',
        label: 'Residential address',
        value: '102 Bedok North Avenue 4, #09-128 Pearl Garden, Singapore 460102',
      },
      { id: 'b', label: 'Mailing address', value: 'The same' },
    ],
  },
};

export const DenseLayout: Story = { args: { layout: 'dense' } };
