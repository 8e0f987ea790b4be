import { withLineBreaks } from '@quayside/i18n/internals/line-breaks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

const Controlled = controlled<string, DateFieldProps>(DateField);

const meta = {
  title: 'Components/Fields/Date field',
  component: DateField,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'birthday',
    label: 'Date of birth',
    value: '',
    autoComplete: 'bday',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Day')).toHaveFocus();
    await userEvent.keyboard('31');
    await expect(canvas.getByLabelText('Month'), 'focus moves to the month').toHaveFocus();
    await userEvent.keyboard('1/');
    await expect(canvas.getByLabelText('Year'), 'slash moves focus to the year').toHaveFocus();
    await expect(args.onValueChange, 'other parts are unchanged').toHaveBeenLastCalledWith('-01-31');
    await userEvent.keyboard('1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-31');
    await expect(args.onBlur, 'no blur within the field').not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};

export const Pasted: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Month'));
    await userEvent.paste('31/01/1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-31');
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
  },
};

export const DayCorrected: Story = {
  args: { value: '1990-01-31' },
  play: async ({ canvas, args, userEvent }) => {
    const day = canvas.getByLabelText('Day');
    await userEvent.clear(day);
    await expect(day).toHaveFocus();
    await userEvent.keyboard('05');
    await expect(day, 'focus stays if the next box is filled').toHaveFocus();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-05');
  },
};

export const BuddhistYear: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Day'));
    await userEvent.keyboard('30012533');
    await expect(canvas.getByLabelText('Year'), 'year is not converted while the user types').toHaveValue('2533');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Year')).toHaveValue('1990');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-30');
    await expect(canvas.getByRole('status')).toHaveTextContent('Buddhist year 2533 is 1990 in this form.');
  },
};

const near = { today: '2026-02-10', min: '2026-02-01', max: '2026-03-31' };
export const WithCalendar: Story = {
  args: { name: 'transferOn', label: 'Day of the transfer', autoComplete: 'off', value: '2026-02-', calendar: near },
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Choose from a calendar Day of the transfer' });
    await userEvent.click(button);
    const sheet = within(await screen.findByRole('dialog', { name: 'Day of the transfer' }));
    await waitFor(() => expect(sheet.getByRole('button', { name: /10 February 2026, today/ })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-02-17');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(button, 'focus returns to the button').toHaveFocus();
    await expect(canvas.getByLabelText('Day'), 'chosen day replaces the incomplete date').toHaveValue('17');
    await expect(args.onBlur, 'no blur while the sheet is open').not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(args.onBlur).toHaveBeenCalledOnce();
  },
};
export const CalendarClosedByEscape: Story = {
  args: { ...WithCalendar.args, value: '2026-02-17' },
  play: async ({ canvas, args, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /Choose from a calendar/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    const sheet = within(await screen.findByRole('dialog'));
    await waitFor(() =>
      expect(sheet.getByRole('button', { name: /17 February 2026/ }), 'the typed day has focus').toHaveFocus(),
    );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const WithDisabledCalendar: Story = {
  args: { ...WithCalendar.args, disabled: true, value: '2026-02-17' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Choose from a calendar/ })).toBeDisabled();
  },
};
export const WithCalendarInThai: Story = {
  args: { ...WithCalendar.args, label: 'วันที่โอนเงิน', value: '' },
  globals: { language: 'th' },
};

export const Filled: Story = { args: { value: '1990-01-31' } };
export const Incomplete: Story = {
  args: { value: '2024-02-' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Day')).toHaveValue('');
    await expect(canvas.getByLabelText('Month')).toHaveValue('02');
  },
};
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'As it is printed on your document, for example 31 1 1990.',
    why: { summary: 'Why we ask', text: 'You need to be 18 to open an account alone.' },
  },
};
export const PartWrong: Story = {
  args: { value: '1990-13-31', error: 'The month must be between 1 and 12' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Month')).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByLabelText('Day')).not.toHaveAttribute('aria-invalid');
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription('The month must be between 1 and 12');
    await expect(canvas.getByLabelText('Day')).toHaveAttribute('id', 'birthday');
  },
};
export const WithErrorInAllParts: Story = { args: { error: 'Enter your date of birth' } };
export const Disabled: Story = { args: { disabled: true, value: '1990-01-31' } };
export const ReadOnly: Story = { args: { readOnly: true, value: '1990-01-31' } };
export const InThai: Story = {
  args: { label: 'วันเกิด', hint: 'ตามที่พิมพ์บนบัตรประชาชน' },
  globals: { language: 'th' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(withLineBreaks('วันที่', 'th')));
    await userEvent.keyboard('๓๐๐๑๒๕๓๓');
    await userEvent.tab();
    await expect(canvas.getByLabelText('ปี (ค.ศ.)')).toHaveValue('1990');
    await expect(canvas.getByRole('status')).toHaveTextContent('พ.ศ. 2533 ตรงกับ ค.ศ. 1990');
  },
};
export const InJapanese: Story = {
  args: { label: '生年月日' },
  globals: { language: 'ja' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('年（西暦）')).toHaveFocus();
    await userEvent.keyboard('１９９００１３１');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('1990-01-31');
  },
};
