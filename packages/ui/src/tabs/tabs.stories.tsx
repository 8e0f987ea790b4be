import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs, type TabsProps } from './tabs.tsx';

const meta = {
  title: 'Components/Layout/Tabs',
  component: Tabs,
  args: {
    label: 'Account',
    value: 'assets',
    onValueChange: fn(),
    tabs: [
      { id: 'assets', label: 'Assets', content: 'Net assets over time' },
      { id: 'margin', label: 'Margin', content: 'Buying power and thresholds' },
      { id: 'orders', label: 'Orders', content: 'What is open and what was filled' },
    ],
  },
  render: (args) => <Chooser {...args} />,
} satisfies Meta<typeof Tabs>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chooser(props: TabsProps) {
  const [value, setValue] = useState(props.value);
  return <Tabs {...props} value={value} onValueChange={setValue} />;
}

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: 'Assets' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Margin' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Margin' })).toHaveTextContent('Buying power');
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Assets' }), 'round again').toHaveFocus();
  },
};

/** Arrow keys skip a disabled tab. Only the selected tab names a panel, because the others have none. */
export const WithDisabledTab: Story = {
  args: { value: undefined },
  render: ({ tabs, ...props }) => (
    <Tabs {...props} tabs={tabs.map((tab, at) => (at === 1 ? { ...tab, disabled: true } : tab))} />
  ),
  play: async ({ canvas, userEvent }) => {
    const [first, second, third] = canvas.getAllByRole('tab');
    await expect(second).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(third).toHaveFocus();
    await expect(third).toHaveAttribute('aria-selected', 'true');
    await expect(first).not.toHaveAttribute('aria-controls');
    const panel = canvas.getByRole('tabpanel');
    await expect(third).toHaveAttribute('aria-controls', panel.id);
  },
};

export const OperatedByPointer: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Orders' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Orders' })).toHaveTextContent('What is open');
  },
};

export const RowVariant: Story = {
  args: {
    variant: 'row',
    label: 'ช่วงเวลา',
    value: 'a',
    tabs: ['1 สัปดาห์', '1 เดือน', '3 เดือน', '1 ปี'].map((label, at) => ({ id: 'abcd'.charAt(at), label, content: label })),
  },
  globals: { language: 'th', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas }) => {
    const tops = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().top);
    await expect(new Set(tops).size, 'one row').toBe(1);
  },
};
