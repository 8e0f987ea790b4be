import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'surname', message: 'Enter your surname as your passport shows it' },
  { id: 'gender', message: 'Choose your gender' },
];

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const meta = {
  title: 'Feedback/Error summary',
  component: ErrorSummary,
  args: { errors, submission: 0 },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Form({ errors, submission }: { errors: readonly { id: string; message: string }[]; submission: number }) {
  const [submissions, setSubmissions] = useState(submission);
  const [surname, setSurname] = useState('');
  const [gender, setGender] = useState('');
  const said = (id: string) => (submissions > 0 ? errors.find((error) => error.id === id)?.message : undefined);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        setSubmissions(submissions + 1);
      }}
    >
      {submissions > 0 ? <ErrorSummary errors={errors} submission={submissions} /> : null}
      <div className="h-[40rem]" />
      <TextField name="surname" label="Surname" value={surname} onChange={setSurname} error={said('surname')} />
      <div className="h-[30rem]" />
      <RadioGroup
        name="gender"
        label="Gender"
        options={genders}
        value={gender}
        onChange={setGender}
        error={said('gender')}
      />
      <div className="mt-6">
        {/* a plain one: Button takes a second press within 200 ms for the same */}
        <button type="submit" className="min-h-target rounded-control bg-accent px-5 text-ink-on-accent">
          Continue
        </button>
      </div>
    </form>
  );
}

export const TakesFocus: Story = {
  globals: { language: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const summary = canvas.getByRole('group', { name: 'Check 2 answers to continue' });
    await expect(summary).toHaveFocus();

    await userEvent.click(canvas.getByRole('link', { name: /surname/ }));
    await expect(canvas.getByLabelText('Surname')).toHaveFocus();
    await expect(canvas.getByText('Surname'), 'the question is on screen').toSatisfy(isOnScreen);

    await userEvent.click(canvas.getByRole('link', { name: /gender/ }));
    await expect(canvas.getByLabelText('Female'), 'a group takes one to its first control').toHaveFocus();
    await expect(canvas.getByText('Gender')).toSatisfy(isOnScreen);

    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(summary, 'each submission').toHaveFocus();
  },
};

export const Keyboard: Story = {
  args: { submission: 1 },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Check 2 answers to continue' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /surname/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Female')).toHaveFocus();
  },
};

export const OneError: Story = { args: { errors: errors.slice(0, 1), submission: 1 } };

/** The same words of several fields. */
export const FieldsNamed: Story = {
  globals: { language: 'en' },
  args: {
    errors: [
      { id: 'surname', message: 'Please select the country', field: ['Nationality'] },
      { id: 'gender', message: 'Please select the country', field: ['Residential address', 'Country or region'] },
    ],
    submission: 1,
  },
  play: async ({ canvas }) => {
    const [nationality, residence] = canvas.getAllByRole('link', { name: 'Please select the country' });
    await expect(nationality).toHaveAccessibleDescription('Nationality');
    await expect(residence).toHaveAccessibleDescription('Residential address · Country or region');
    await expect(canvas.getByText('Residential address · Country or region')).toBeVisible();
  },
};

function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
