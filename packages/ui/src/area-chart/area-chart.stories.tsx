import { addDays } from '@quayside/values/calendar-date';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { AreaChart } from './area-chart.tsx';

const meta = {
  title: 'Components/Data/Area chart',
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

export const WithReferenceLine: Story = {
  args: { reference: 'first', period: 'Past ten days' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await expect(canvas.getByText('Past ten days').nextElementSibling, 'period before the change').toHaveTextContent(
      '+1,799.50',
    );
    await userEvent.click(canvas.getByText('About this chart'));
    await expect(
      await within(document.body).findByText(
        /^Dashed line: SGD 10,240\.50 on 1 Mar 2027\. The axis doesn’t start at 0\.$/,
      ),
    ).toBeVisible();
  },
};

/**
 * A year of closing prices on the smallest phone. Three dates fit on one line, the axis has three values, and the end
 * of the line is visible.
 */
export const YearInJapaneseAt320: Story = {
  args: {
    reference: 'first',
    note: 'Past values',
    points: Array.from({ length: 250 }, (_, at) => ({
      date: addDays('2026-03-01', Math.round(at * 1.46)),
      value: String(33_000 + ((at * 7919) % 400) + at * 8),
    })),
  },
  globals: { language: 'ja', viewport: { value: 'small', isRotated: false } },
  play: async ({ canvas, canvasElement }) => {
    await drawn(canvasElement);
    const dates = ['2026年3月', '2026年8月', '2027年2月'].map((date) => canvas.getByText(date));
    const tops = dates.map((date) => Math.round(date.getBoundingClientRect().top));
    await expect(new Set(tops).size, 'dates on one line').toBe(1);
    await expect(canvas.getAllByText(/^[\d.]+万$/).length, 'values of the axis').toBeGreaterThanOrEqual(3);
    const dot = canvas.getByRole('slider').querySelector('.rounded-full') as HTMLElement;
    await expect(getComputedStyle(dot).outlineStyle, 'no ring in the idle state').toBe('none');
  },
};

export const WithNotesAndTable: Story = {
  args: { reference: 'first', note: 'Values at the close of each trading day.' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const [about, table] = ['About this chart', 'Show as a table'].map((name) => canvas.getByText(name));
    const top = (element: HTMLElement | undefined) => Math.round(element?.getBoundingClientRect().top ?? -1);
    await expect(top(about), 'both disclosures on one line').toBe(top(table));
    await userEvent.click(about as HTMLElement);
    await expect(top(table), 'open disclosure on a separate line').toBeGreaterThan(top(about));
  },
};

export const KeyboardSelection: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const slider = canvas.getByRole('slider', { name: /^Net assets/ });
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await expect(slider).toHaveAttribute('aria-valuetext', '10 Mar 2027: SGD\u00a012,040.00');
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(slider, 'screen readers announce date and value').toHaveAttribute(
      'aria-valuetext',
      '8 Mar 2027: SGD\u00a011,480.00',
    );
    await expect(canvas.getByText('SGD 11,480.00'), 'value is visible').toBeVisible();
    await userEvent.keyboard('{Home}');
    await expect(slider).toHaveAttribute('aria-valuenow', '1');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(slider, 'selection stops at the first point').toHaveAttribute('aria-valuenow', '1');
  },
};

export const WithLargeText: Story = {
  globals: { textSize: '200' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('SGD 11,395.10')).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth, 'no horizontal overflow').toBeLessThanOrEqual(clientWidth);
  },
};

export const PointerSelection: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    const slider = canvas.getByRole('slider');
    const { left, top, width, height } = slider.getBoundingClientRect();
    const point = (share: number) => ({ clientX: left + share * width, clientY: top + height / 2 });
    await userEvent.pointer({ target: slider, coords: point(0.23) });
    await expect(slider, 'mouse selects without a press').toHaveAttribute(
      'aria-valuetext',
      '3 Mar 2027: SGD\u00a09,980.25',
    );
    await userEvent.unhover(slider);
    await expect(slider).toHaveAttribute('data-state', 'idle');
    await userEvent.pointer([
      { keys: '[TouchA>]', target: slider, coords: point(0) },
      { pointerName: 'TouchA', target: slider, coords: point(0.56) },
      { keys: '[/TouchA]', target: slider, coords: point(0.56) },
    ]);
    await expect(slider, 'touch movement selects').toHaveAttribute('aria-valuetext', '6 Mar 2027: SGD\u00a011,020.75');
    await expect(slider, 'selection stays after the finger lifts').toHaveAttribute('data-state', 'reading');
    await expect(getComputedStyle(slider).touchAction, 'the page still scrolls').toBe('pan-y');
  },
};

export const WithOpenTable: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await drawn(canvasElement);
    await userEvent.click(canvas.getByText('Show as a table'));
    await expect(canvas.getByRole('table', { name: 'Net assets' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(11);
  },
};

export const WithNegativeValues: Story = {
  args: {
    label: 'Gain and loss',
    points: ['120', '-40.5', '-310', '-80', '15'].map((value, at) => ({ date: `2027-03-0${at + 1}`, value })),
  },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const WithOnePoint: Story = {
  args: { points: [{ date: '2027-03-01', value: '500' }] },
  play: ({ canvasElement }) => drawn(canvasElement),
};

export const Loading: Story = {
  args: { points: [], state: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading');
  },
};

export const LoadingAnotherPeriod: Story = {
  args: { state: 'loading' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('figure')).toHaveAttribute('data-state', 'loading');
    await expect(canvas.queryByRole('status'), 'earlier values stay visible').toBeNull();
    await expect(canvasElement.querySelector('[aria-busy=true]')).toContainElement(canvas.getByText('Show as a table'));
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
