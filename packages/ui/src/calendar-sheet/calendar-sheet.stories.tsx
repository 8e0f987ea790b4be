import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { CalendarSheet, type CalendarSheetProps } from './calendar-sheet.tsx';

const meta = {
  title: 'Components/Fields/Calendar sheet',
  component: CalendarSheet,
  render: (args) => <Opener {...args} opener="Choose" />,
  args: {
    open: false,
    onOpenChange: fn(),
    label: 'Day of the transfer',
    today: '2026-02-10',
    value: '',
    onValueChange: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<CalendarSheetProps>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ opener, ...props }: CalendarSheetProps & { opener: string }) {
  const [open, setOpen] = useState(props.open);
  return (
    <>
      <Button onPress={() => setOpen(true)}>{opener}</Button>
      {open && <CalendarSheet {...props} open={open} onOpenChange={setOpen} />}
    </>
  );
}

export const SingleDay: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Day of the transfer' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: /10 February 2026, today/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Choose' }), 'focus returns to the button').toHaveFocus(),
    );
  },
};
const period = { mode: 'range' as const, label: 'Period of the statement', value: { from: '', to: '' }, maxDays: 90 };
export const Range: Story = {
  args: period,
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Period of the statement' }));
    const confirm = sheet.getByRole('button', { name: 'Use these dates' });
    await expect(confirm).toBeDisabled();
    await userEvent.click(sheet.getByRole('button', { name: /^Wednesday 11 February/ }));
    await userEvent.click(sheet.getByRole('button', { name: /^Friday 20 February/ }));
    await expect(args.onValueChange, 'value is unchanged before confirmation').not.toHaveBeenCalled();
    await userEvent.click(confirm);
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-02-11', to: '2026-02-20' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
export const Open: Story = {
  args: { ...period, open: true, value: { from: '2026-02-11', to: '2026-02-20' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('grid')).toBeVisible());
    for (const day of within(screen.getByRole('grid')).getAllByRole('button')) {
      const { width, height } = day.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
  },
};
export const InThai: Story = {
  args: { ...period, label: 'ช่วงเวลาของรายงาน', open: true },
  globals: { language: 'th' },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'ช่วงเวลาของรายงาน' })).toBeVisible();
  },
};
