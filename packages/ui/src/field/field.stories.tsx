import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getDescriptionIds } from './control.ts';
import { Field } from './field.tsx';
import { TextBox } from './text-box.tsx';

/** The frame of every field: label, hint and error, with ids that connect them to a control of any kind. */
const meta = {
  title: 'Components/Fields/Field',
  component: Field,
  args: { id: 'nickname', label: 'What should we call you?', children: null },
  render: (frame) => (
    <Field {...frame}>
      <TextBox
        id={frame.id}
        name={frame.id}
        state={frame.error ? 'error' : 'idle'}
        aria-describedby={getDescriptionIds(frame)}
      />
    </Field>
  ),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithLabelOnly: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: 'What should we call you?' });
    await expect(box).toHaveAttribute('id', 'nickname');
    await expect(box, 'no reference to a missing element').not.toHaveAttribute('aria-describedby');
    await userEvent.click(canvas.getByText('What should we call you?'));
    await expect(box, 'label focuses the control').toHaveFocus();
    await userEvent.keyboard('Ming');
    await expect(box).toHaveValue('Ming');
  },
};

export const WithHintErrorAndExplanation: Story = {
  args: {
    hint: 'As your friends do.',
    error: 'Enter a name of two letters or more',
    why: { summary: 'Why we ask', text: 'We use it in letters.' },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('textbox');
    await expect(box).toHaveAccessibleDescription('As your friends do. Enter a name of two letters or more');
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    const ids = [...canvasElement.querySelectorAll('[id^=nickname]')].map(({ id }) => id);
    await expect(ids).toEqual(['nickname-label', 'nickname-hint', 'nickname', 'nickname-error']);
    await userEvent.tab();
    await expect(
      canvas.getByText('Why we ask').closest('summary'),
      'Tab reaches the explanation before the control',
    ).toHaveFocus();
    await userEvent.click(canvas.getByText('Why we ask'));
    await expect(canvas.getByText('We use it in letters.')).toBeVisible();
  },
};

export const Optional: Story = {
  args: { optional: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'What should we call you? (optional)' })).toBeVisible();
  },
};

export const InJapanese: Story = {
  args: { label: 'ニックネーム', hint: 'お友だちからの呼び名', optional: true },
  globals: { language: 'ja' },
};
