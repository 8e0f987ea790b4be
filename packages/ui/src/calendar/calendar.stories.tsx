import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Calendar, type CalendarProps, type DateRange } from './calendar.tsx';

const meta = {
  title: 'Components/Fields/Calendar',
  component: Calendar,
  render: (args) => <Controlled {...args} />,
  args: { label: 'Day of the transfer', today: '2026-02-10', value: '', onValueChange: fn() },
} satisfies Meta<ComponentProps<typeof Calendar>>;
export default meta;
type Story = StoryObj<typeof meta>;

function Controlled(props: CalendarProps) {
  const [day, setDay] = useState(props.mode === 'range' ? '' : props.value);
  const [range, setRange] = useState(props.mode === 'range' ? props.value : { from: '', to: '' });
  if (props.mode === 'range')
    return (
      <Calendar
        {...props}
        mode="range"
        value={range}
        onValueChange={(next: DateRange) => {
          setRange(next);
          props.onValueChange(next);
        }}
      />
    );
  return (
    <Calendar
      {...props}
      value={day}
      onValueChange={(next) => {
        setDay(next);
        props.onValueChange(next);
      }}
    />
  );
}

const period = { mode: 'range' as const, label: 'Period of the statement', value: { from: '', to: '' } };

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
  args: { value: '2026-03-31' },
  play: async ({ canvas, args, userEvent }) => {
    for (let stop = 0; stop < 5; stop += 1) await userEvent.tab();
    await expect(
      canvas.getByRole('button', { name: 'Tuesday 31 March 2026' }),
      'a single tab stop for all days',
    ).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Wednesday 1 April 2026' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{Home}');
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(holiday, 'unavailable day is focusable').toHaveFocus();
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
export const RangeOverUnavailable: Story = {
  args: { ...period, value: { from: '2026-02-11', to: '' }, isUnavailable: (day) => day === '2026-02-12' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Friday 13 February/ }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('This period includes a date that isn’t available');
  },
};
export const WithChosenRange: Story = { args: { ...period, value: { from: '2026-02-11', to: '2026-03-02' } } };
export const InChinese: Story = {
  args: { ...period, label: '查询期间', value: { from: '2026-02-11', to: '2026-02-17' } },
  globals: { language: 'zh-Hans' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0], 'weeks begin on Monday').toHaveTextContent('星期一');
    await expect(canvas.getByRole('status')).toHaveTextContent('2026年2月11日 – 2026年2月17日（共 7 天）');
  },
};
export const InThai: Story = { args: { label: 'วันที่โอน', value: '2026-02-17' }, globals: { language: 'th' } };
export const InJapanese: Story = { args: { label: '振込日', value: '2026-02-17' }, globals: { language: 'ja' } };
