import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AreaChart } from './area-chart.tsx';

const meta = {
  title: 'Data/Area chart',
  component: AreaChart,
  args: {
    label: 'Net assets',
    currency: 'SGD',
    points: ['10240.5', '10310', '9980.25', '10120', '10890', '11020.75', '10960', '11480', '11395.1', '12040'].map(
      (value, at) => ({ date: `2027-03-${String(at + 1).padStart(2, '0')}`, value }),
    ),
    onRetry: fn(),
  },
} satisfies Meta<typeof AreaChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-drawing=ready] path')).not.toBeNull());

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByRole('figure', { name: 'Net assets' })).toHaveTextContent(
      /SGD 10,240\.50 at the start, SGD 12,040\.00 at the end\. Lowest SGD 9,980\.25/,
    );
  },
};

export const AsATable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Net assets' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const BelowZero: Story = {
  args: {
    label: 'Gain and loss',
    points: ['120', '-40.5', '-310', '-80', '15'].map((value, at) => ({ date: `2027-03-0${at + 1}`, value })),
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const OnePoint: Story = {
  args: { points: [{ date: '2027-03-01', value: '500' }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Loading: Story = {
  args: { points: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const Empty: Story = {
  args: { points: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { points: [], state: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
