import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Form } from './form.tsx';

const send = fn<(data: FormData) => void>();

const meta = {
  title: 'Components/Layout/Form',
  component: Form,
  args: {
    action: send,
    children: (
      <>
        <TextField name="email" label="Email address" type="email" required />
        <DateField name="opened" label="Date of opening" />
        <SelectField
          name="account"
          label="Account"
          defaultValue="cash"
          options={[
            { value: 'cash', label: 'Cash account' },
            { value: 'margin', label: 'Margin account' },
          ]}
        />
        <Button type="submit">Send</Button>
      </>
    ),
  },
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The browser sends one value for each field, without any state in the page. */
export const Submitted: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email address'), 'tan@example.sg');
    await userEvent.type(canvas.getByLabelText('Day'), '05');
    await userEvent.type(canvas.getByLabelText('Month'), '04');
    await userEvent.type(canvas.getByLabelText('Year'), '2026');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    const [data] = send.mock.lastCall ?? [];
    await expect([...(data ?? [])]).toEqual([
      ['email', 'tan@example.sg'],
      ['opened', '2026-04-05'],
      ['account', 'cash'],
    ]);
  },
};

export const WithSpaceBetweenFields: Story = {
  play: async ({ canvas }) => {
    const form = canvas.getByLabelText('Email address').closest('form') as HTMLFormElement;
    await expect(getComputedStyle(form).rowGap).toBe('20px');
  },
};
