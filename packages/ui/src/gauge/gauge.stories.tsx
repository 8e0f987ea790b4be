import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Gauge } from './gauge.tsx';

const meta = {
  title: 'Components/Data/Gauge',
  component: Gauge,
  args: {
    label: 'Margin used',
    value: 45,
    zones: [
      { id: 'safe', label: 'Safe', upTo: 60, tone: 'success' },
      { id: 'watch', label: 'Watch it', upTo: 80, tone: 'warning' },
      { id: 'call', label: 'Margin call', upTo: 100, tone: 'danger' },
    ],
    format: (value) => `${value}%`,
  },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Safe: Story = {
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Margin used' });
    await expect(meter).toHaveAttribute('aria-valuenow', '45');
    await expect(meter).toHaveAttribute('aria-valuetext', '45%: Safe');
    const [safe] = canvas.getAllByRole('listitem');
    await expect(safe, 'zone is named in text').toHaveTextContent(/Safe.*You’re here.*0% to 60%/);
  },
};
export const OnThreshold: Story = {
  args: { value: 80 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '80%: Margin call');
  },
};
export const OutsideScale: Story = {
  args: { value: 130 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuenow', '100');
    await expect(canvas.getByText('130%: Margin call'), 'the value is shown').toBeVisible();
  },
};
export const LineVariant: Story = {
  args: { variant: 'line' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter')).toHaveAttribute('aria-valuetext', '45%: Safe');
    await expect(canvas.getByText('45%: Safe')).toBeVisible();
    await expect(canvas.queryByRole('list'), 'no list of zones').toBeNull();
  },
};
export const OpenEnded: Story = {
  args: { value: 130, hasOpenEnd: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('80% and above')).toBeVisible();
    await expect(canvas.getByText('130%: Margin call')).toBeVisible();
  },
};
/** A high value is safe: the scale runs from high to low, so that danger is at the end as in every other gauge. */
export const HighIsSafe: Story = {
  args: {
    startsAt: 'max',
    hasOpenEnd: true,
    value: 75,
    zones: [
      { id: 'call', label: 'Margin call', upTo: 60, tone: 'danger' },
      { id: 'watch', label: 'Watch it', upTo: 80, tone: 'warning' },
      { id: 'safe', label: 'Safe', upTo: 100, tone: 'success' },
    ],
  },
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter');
    await expect(meter).toHaveAttribute('aria-valuetext', '75%: Watch it');
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Safe80% and above',
      'Watch itYou’re here60% to 80%',
      'Margin call0% to 60%',
    ]);
    const { left, width } = meter.getBoundingClientRect();
    const marker = meter.lastElementChild?.getBoundingClientRect();
    await expect(((marker?.left ?? 0) + (marker?.width ?? 0) / 2 - left) / width).toBeCloseTo(0.25, 1);
  },
};
export const Unknown: Story = {
  args: { value: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('meter')).toBeNull();
  },
};
