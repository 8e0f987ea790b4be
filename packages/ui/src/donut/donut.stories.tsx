import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Donut } from './donut.tsx';

const meta = {
  title: 'Components/Data/Donut',
  component: Donut,
  args: {
    label: 'Where your money is',
    totalLabel: 'Net assets',
    currency: 'SGD',
    parts: [
      { id: 'stocks', label: 'Stocks', value: '7240.5' },
      { id: 'cash', label: 'Cash', value: '3100' },
      { id: 'funds', label: 'Funds', value: '1480.25' },
      { id: 'options', label: 'Options', value: '120' },
    ],
    onRetry: fn(),
  },
} satisfies Meta<typeof Donut>;
export default meta;
type Story = StoryObj<typeof meta>;

const drawn = (root: HTMLElement) =>
  waitFor(() => expect(root.querySelector('[data-drawing=ready] path')).not.toBeNull());

export const Ready: Story = {
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Largest part: Stocks, 60.6%.')).toBeVisible();
    const parts = canvas.getAllByRole('listitem');
    await expect(parts).toHaveLength(4);
    const bars = parts.map((part) => part.querySelector('[style]'));
    await expect(parts[0]).toHaveTextContent(/^Stocks 60.6%$/);
    const [first = 0, second = 0] = bars.map((bar) => bar?.getBoundingClientRect().width);
    await expect(second / first, 'bar length matches the share').toBeCloseTo(26.0 / 60.6, 2);
    await expect(canvas.getByRole('figure')).toHaveTextContent('SGD 11,940.75');
  },
};

export const Table: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    const table = canvas.getByRole('table', { name: 'Where your money is' });
    await expect(table).toBeVisible();
    await expect(table).toHaveTextContent(/Options\s*SGD 120\.00\s*1\.0%/);
  },
};

/** A donut without its ring. Each bar has a name and a share. */
export const WithoutRing: Story = {
  args: { ring: 'none' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent(/^Stocks 60.6%$/);
    await expect(canvasElement.querySelector('[data-drawing]')).toBeNull();
  },
};

export const WithOnePart: Story = {
  args: { parts: [{ id: 'cash', label: 'Cash', value: '3100' }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const WithManyParts: Story = {
  args: {
    parts: ['Singapore', 'Hong Kong', 'United States', 'Japan', 'Malaysia', 'Thailand', 'Others'].map((label, at) => ({
      id: label,
      label,
      value: String(6400 / 2 ** at),
    })),
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Loading: Story = { args: { parts: [], state: 'loading' } };

export const Empty: Story = {
  args: { parts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to show yet')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { parts: [], state: 'failed' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('status')).toHaveTextContent(/couldn’t load the chart/);
  },
};
