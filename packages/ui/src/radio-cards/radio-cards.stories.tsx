import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { RadioCards, type RadioCardsProps } from './radio-cards.tsx';

const Controlled = controlled<string, RadioCardsProps>(RadioCards);

const meta = {
  title: 'Components/Fields/Radio cards',
  component: RadioCards,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'tier',
    label: 'Choose a tier',
    options: [
      {
        value: 'trader',
        title: 'Trader',
        description: 'Low commission for those who trade often.',
        badge: 'Most chosen',
      },
      { value: 'standard', title: 'Standard', description: 'A calm start, with guides for each product.' },
      {
        value: 'intel',
        title: 'Intel',
        description: 'Research and a personal contact.',
        disabled: true,
        reason: 'After opening, with net assets of SGD 100,000.',
      },
    ],
    value: '',
    onValueChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof RadioCards>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByText(/guides for each product/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('standard');
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    const locked = canvas.getByRole('radio', { name: 'Intel' });
    await expect(locked).toBeDisabled();
    await expect(locked).toHaveAccessibleDescription(/SGD 100,000/);
  },
};
export const OperatedByKeyboard: Story = {
  args: { value: 'trader' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Trader' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('standard');
  },
};
export const Filled: Story = { args: { value: 'trader' } };
/** Each card has a figure, an advantage and a limitation. */
export const WithFacts: Story = {
  args: {
    options: [
      {
        value: 'trader',
        title: 'Trader',
        facts: [
          { kind: 'figure', text: 'Example: SGD 3.00 commission on an order of SGD 10,000' },
          { kind: 'yes', text: 'You can upgrade later.' },
        ],
      },
      {
        value: 'standard',
        title: 'Standard',
        facts: [
          { kind: 'figure', text: 'Example: SGD 5.00 commission on an order of SGD 10,000' },
          { kind: 'limit', text: 'You can’t change to Trader later.' },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toHaveAccessibleDescription(
      'Example: SGD 5.00 commission on an order of SGD 10,000 You can’t change to Trader later.',
    );
  },
};
/** The badge of one card names its advantage in the brand colour. */
export const WithAdvantage: Story = {
  args: {
    options: [
      { value: 'trader', title: 'Trader', badge: 'Lowest commission', badgeTone: 'accent' },
      { value: 'standard', title: 'Standard', badge: 'Low commission' },
    ],
  },
  play: async ({ canvas }) => {
    const colourOf = (badge: string) => getComputedStyle(canvas.getByText(badge)).backgroundColor;
    await expect(colourOf('Lowest commission')).not.toBe(colourOf('Low commission'));
  },
};
/** The heading of the page asks the question, so only screen readers get the label. */
export const WithHiddenLegend: Story = {
  args: { legend: 'hidden', error: 'Choose a tier' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Choose a tier' })).toBeInvalid();
    await expect(canvas.getByText('Choose a tier', { selector: 'legend' }).clientWidth).toBeLessThan(4);
  },
};
/** The option that the user has now is shown for comparison, but cannot be chosen. */
export const WithCurrentOption: Story = {
  args: {
    options: [
      { value: 'standard', title: 'Standard', badge: 'Your tier', current: true },
      { value: 'intel', title: 'Intel', description: 'Research and a personal contact.' },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('radio', { name: 'Standard' })).toBeNull();
    await userEvent.click(canvas.getByText('Standard'));
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'You can change it later.',
    why: { summary: 'What is different', text: 'The commission, and what we explain to you.' },
  },
};
export const WithError: Story = { args: { error: 'Choose a tier' } };
export const Disabled: Story = { args: { disabled: true, value: 'trader' } };
export const ReadOnly: Story = { args: { readOnly: true, value: 'trader' } };
export const WithLongText: Story = {
  args: {
    options: [
      {
        value: 'a',
        title: 'Akaun margin dengan pembiayaan harian untuk pelabur berpengalaman',
        description:
          'Anda boleh meminjam sehingga nilai pelaburan anda, dan kerugian boleh melebihi jumlah yang anda laburkan pada asalnya.',
        badge: 'Perlu semakan tambahan',
      },
      { value: 'b', title: 'Akaun tunai' },
    ],
  },
  globals: { language: 'ms' },
};
export const InJapanese: Story = {
  args: {
    label: '口座の種類',
    options: [
      { value: 'cash', title: '現金口座', description: '入金した範囲で取引します。', badge: '最低額なし' },
      { value: 'margin', title: '信用口座', description: '保有資産を担保に資金を借りて取引します。' },
    ],
    value: 'cash',
  },
  globals: { language: 'ja' },
};
