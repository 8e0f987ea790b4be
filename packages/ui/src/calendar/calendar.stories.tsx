import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { Calendar } from './calendar.tsx';

const meta = {
  title: 'Components/Fields/Calendar',
  component: Calendar,
  args: { label: 'Day of the transfer', today: '2026-02-10', onValueChange: fn() },
} satisfies Meta<ComponentProps<typeof Calendar>>;
export default meta;
type Story = StoryObj<typeof meta>;

const period = { mode: 'range' as const, label: 'Period of the statement' };

export const OperatedByPointer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAccessibleName('Day of the transfer, February 2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 17 February 2026' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-17');
    await expect(canvas.getByRole('gridcell', { selected: true })).toHaveTextContent('17');
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Next month' }));
    await expect(canvas.getByRole('grid'), 'every quick press counts').toHaveAccessibleName(/April 2026/);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Year' }), '1990');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Month' }), 'July');
    await userEvent.click(canvas.getByRole('button', { name: 'Tuesday 31 July 1990' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-07-31');
    for (const button of canvas.getAllByRole('button')) {
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    }
  },
};
export const Keyboard: Story = {
  args: { defaultValue: '2026-03-31' },
  play: async ({ canvas, args, userEvent }) => {
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Tuesday 31 March 2026' }),
      'a single tab stop for all days',
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Wednesday 1 April 2026' })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: 'Sunday 5 April 2026' })).toHaveFocus();
    await userEvent.keyboard('{PageUp}{Shift>}{PageDown}{/Shift}');
    await expect(canvas.getByRole('button', { name: 'Friday 5 March 2027' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2027-03-05');
  },
};
export const WithLimits: Story = {
  args: {
    min: '2026-02-05',
    max: '2026-03-20',
    isUnavailable: (day) => day === '2026-02-17' || day === '2026-02-18',
  },
  play: async ({ canvas, args, userEvent }) => {
    const holiday = canvas.getByRole('button', { name: 'Tuesday 17 February 2026, not available' });
    await userEvent.click(holiday);
    canvas.getByRole('button', { name: /10 February 2026/ }).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(holiday, 'unavailable day is focusable').toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{PageUp}');
    await expect(canvas.getByRole('button', { name: /^Thursday 5 February 2026/ })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('combobox', { name: 'Year' })).toHaveTextContent('2026');
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-05');
  },
};
export const Range: Story = {
  args: { ...period, maxDays: 7 },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Choose the first day');
    await userEvent.click(canvas.getByRole('button', { name: /^Wednesday 11 February/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-11', to: '' });
    await userEvent.click(canvas.getByRole('button', { name: /^Wednesday 18 February/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('Choose a period of 7 days or fewer');
    await expect(args.onValueChange, 'unavailable day is not chosen').toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowLeft}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-11', to: '2026-02-17' });
    await expect(canvas.queryByRole('alert')).toBeNull();
    await expect(canvas.getByRole('status')).toHaveTextContent('11 Feb 2026 – 17 Feb 2026 (7 days)');
    await expect(canvas.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
  },
};
export const RangeFromItsEnd: Story = {
  args: period,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Wednesday 18 February/ }));
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    await expect(canvas.getAllByRole('gridcell', { selected: true }), 'shows the days until the focus').toHaveLength(3);
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 13 February/ }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-13', to: '2026-02-18' });
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 20 February/ }));
    await expect(args.onValueChange, 'the next press begins a period').toHaveBeenLastCalledWith({
      from: '2026-02-20',
      to: '',
    });
  },
};
export const RangeOverUnavailable: Story = {
  args: { ...period, defaultValue: { from: '2026-02-11', to: '' }, isUnavailable: (day) => day === '2026-02-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 13 February/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This period includes a date that isn’t available');
  },
};
export const WithChosenRange: Story = { args: { ...period, defaultValue: { from: '2026-02-11', to: '2026-03-02' } } };
export const InChinese: Story = {
  args: { ...period, label: '查询期间', defaultValue: { from: '2026-02-11', to: '2026-02-17' } },
  globals: { language: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid').firstElementChild, 'weeks begin on Monday').toHaveTextContent(/^一二/);
    await expect(canvas.getByRole('status')).toHaveTextContent('2026年2月11日 – 2026年2月17日（共 7 天）');
  },
};
export const InThai: Story = { args: { label: 'วันที่โอน', defaultValue: '2026-02-17' }, globals: { language: 'th' } };
export const InJapanese: Story = { args: { label: '振込日', defaultValue: '2026-02-17' }, globals: { language: 'ja' } };
