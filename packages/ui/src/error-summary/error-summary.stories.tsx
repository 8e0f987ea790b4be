import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { ErrorSummary } from './error-summary.tsx';

const errors = [
  { id: 'surname', message: 'Enter your surname as your passport shows it' },
  { id: 'gender', message: 'Choose your gender' },
];

const meta = {
  parameters: { targets: 'off' }, // the form around it is plain HTML
  title: 'Feedback/Error summary',
  component: ErrorSummary,
  args: { errors, submission: 0 },
  render: (args) => <Form {...args} />,
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

function Form({ errors, submission }: { errors: readonly { id: string; message: string }[]; submission: number }) {
  const [submissions, setSubmissions] = useState(submission);
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
      <label htmlFor="surname" className="block text-label">
        Surname
      </label>
      <input id="surname" className="min-h-target rounded-control border border-line-strong bg-surface px-3" />
      <div className="h-[30rem]" />
      <fieldset id="gender" className="border border-line">
        <legend>Gender</legend>
        <label className="me-4">
          <input type="radio" name="gender" /> Female
        </label>
        <label>
          <input type="radio" name="gender" /> Male
        </label>
      </fieldset>
      <button type="submit">Continue</button>
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

export const OneError: Story = { args: { errors: errors.slice(0, 1), submission: 1 } };

function isOnScreen(element: Element) {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
