import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { TextArea, type TextAreaProps } from './text-area.tsx';

const Controlled = controlled<string, TextAreaProps>(TextArea);

const meta = {
  title: 'Components/Fields/Text area',
  component: TextArea,
  render: (args) => <Controlled {...args} />,
  args: { name: 'details', label: 'Tell us more', value: '', onValueChange: fn(), onBlur: fn() },
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { maxLength: 40 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('I inherited shares{Enter}from my father');
    await expect(canvas.getByLabelText('Tell us more')).toHaveValue('I inherited shares\nfrom my father');
    await expect(canvas.getByText('7 characters left')).toHaveAttribute('aria-live', 'polite');
  },
};
export const Filled: Story = { args: { value: 'Savings from ten years of work as a nurse.' } };
export const WithHintAndExplanation: Story = {
  args: {
    hint: 'A sentence or two is enough.',
    why: { summary: 'Why we ask', text: 'The law asks us where the money comes from.' },
  },
};
export const WithError: Story = {
  args: { error: 'Tell us where the money comes from' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Tell us more')).toHaveAccessibleDescription(
      'Tell us where the money comes from',
    );
  },
};
export const TooLong: Story = {
  args: { maxLength: 10, value: 'This is longer than ten.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Tell us more'));
    await userEvent.paste(' Nothing pasted is cut.');
    await expect(canvas.getByLabelText('Tell us more')).toHaveValue('This is longer than ten. Nothing pasted is cut.');
    await expect(canvas.getByText('37 characters too many')).toBeVisible();
  },
};
export const Disabled: Story = { args: { disabled: true, value: 'Savings' } };
export const ReadOnly: Story = { args: { readOnly: true, value: 'Savings' } };
export const WithLongText: Story = { args: { value: 'Savings and an inheritance. '.repeat(20) } };
export const InThai: Story = {
  args: { label: 'โปรดอธิบายเพิ่มเติม', optional: true, maxLength: 20, value: 'เงินออมจากการทำงาน' },
  globals: { language: 'th' },
};
