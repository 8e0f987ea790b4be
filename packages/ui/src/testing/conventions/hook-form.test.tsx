import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../button/button.tsx';
import { Checkbox } from '../../checkbox/checkbox.tsx';
import { DateField } from '../../date-field/date-field.tsx';
import { Form } from '../../form/form.tsx';
import { SelectField } from '../../select-field/select-field.tsx';
import { TextField } from '../../text-field/text-field.tsx';

type Answers = { email: string; account: string; agreed: boolean; day: string };

const options = [
  { value: 'cash', label: 'Cash account' },
  { value: 'margin', label: 'Margin account' },
];

function Page({ onSubmit }: { onSubmit: (answers: Answers) => void }) {
  const { register, control, handleSubmit, reset, formState } = useForm<Answers>({
    defaultValues: { email: '', account: 'margin', agreed: false, day: '2026-04-05' },
  });
  return (
    <Form onSubmit={(event) => void handleSubmit(onSubmit)(event)} noValidate>
      <TextField
        label="Email address"
        error={formState.errors.email?.message}
        {...register('email', { required: 'Enter an email address' })}
      />
      <SelectField label="Account" options={options} {...register('account')} />
      <Checkbox label="I agree" {...register('agreed')} />
      <Controller
        name="day"
        control={control}
        render={({ field: { onChange, ...field } }) => <DateField label="Day" {...field} onValueChange={onChange} />}
      />
      <Button type="submit">Send</Button>
      <Button onPress={() => reset()}>Start again</Button>
    </Form>
  );
}

test('react-hook-form registers native fields and controls the others', async () => {
  const submit = vi.fn<(answers: Answers) => void>();
  const screen = await render(<Page onSubmit={submit} />);
  const email = screen.getByLabelText('Email address');
  await expect.element(screen.getByLabelText('Account')).toHaveValue('margin');
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2026');

  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await expect.element(screen.getByText('Enter an email address')).toBeVisible();
  await expect.element(email).toHaveFocus();
  expect(submit).not.toHaveBeenCalled();

  await userEvent.fill(email, 'tan@example.sg');
  await userEvent.selectOptions(screen.getByLabelText('Account'), 'cash');
  await userEvent.click(screen.getByRole('checkbox', { name: 'I agree' }));
  await userEvent.fill(screen.getByLabelText('Year'), '2027');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce());
  expect(submit.mock.calls[0]?.[0]).toEqual({
    email: 'tan@example.sg',
    account: 'cash',
    agreed: true,
    day: '2027-04-05',
  });

  await userEvent.click(screen.getByRole('button', { name: 'Start again' }));
  await expect.element(email).toHaveValue('');
  await expect.element(screen.getByLabelText('Account')).toHaveValue('margin');
  await expect.element(screen.getByRole('checkbox', { name: 'I agree' })).not.toBeChecked();
  await expect.element(screen.getByLabelText('Year')).toHaveValue('2026');
});
