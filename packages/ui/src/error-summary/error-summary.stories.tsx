import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { ExpandOnMount } from '../testing/expand-on-mount.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';

const errors = [
  { id: 'surname', message: 'Enter your surname as your passport shows it' },
  { id: 'gender', message: 'Choose your gender' },
];

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const meta = {
  title: 'Components/Feedback/Error summary',
  component: ErrorSummary,
  args: { errors },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof ErrorSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the props of two fields, each with an error. */
function useFields(errors: ErrorSummaryProps['errors']) {
  const [surname, setSurname] = useState('');
  const [gender, setGender] = useState('');
  const error = (id: string) => errors.find((one) => one.id === id)?.message ?? '';
  return {
    surname: { name: 'surname', label: 'Surname', value: surname, onValueChange: setSurname, error: error('surname') },
    gender: { name: 'gender', label: 'Gender', value: gender, onValueChange: setGender, error: error('gender') },
  };
}

/** Renders the fields with errors below the summary. The height is approximately that of a phone above its keyboard. */
function Page({ errors, title }: ErrorSummaryProps) {
  const { surname, gender } = useFields(errors);
  return (
    <div className="flex flex-col gap-4">
      <ErrorSummary errors={errors} {...(title ? { title } : {})} />
      <TextField {...surname} />
      <SelectField {...gender} options={genders} />
    </div>
  );
}

/** Renders a page with the summary in its sticky bar, and fields that are off screen. */
function LongForm({ errors }: ErrorSummaryProps) {
  const { surname, gender } = useFields(errors);
  return (
    <div>
      <div className="sticky top-0 z-bar">
        <ErrorSummary errors={errors} />
      </div>
      <div className="h-[40rem]" />
      <TextField {...surname} />
      <div className="h-[30rem]" />
      <RadioGroup {...gender} options={genders} />
    </div>
  );
}

export const Closed: Story = {};

/** The summary lists a link to each field, and closes after a press on a link. */
export const Open: Story = {
  render: (args) => (
    <ExpandOnMount>
      <Page {...args} />
    </ExpandOnMount>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { expanded: true })).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(errors.length);
  },
};

/** On a long page, a link scrolls to its field. */
export const OpensToLinks: Story = {
  globals: { language: 'en' },
  parameters: { docs: { story: { inline: false, height: '480px' } } },
  render: (args) => <LongForm {...args} />,
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('button', { name: 'Check 2 answers to continue' });
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(summary);
    await expect(summary).toHaveAttribute('aria-expanded', 'true');

    await userEvent.click(canvas.getByRole('link', { name: /surname/ }));
    await expect(canvas.getByLabelText('Surname')).toHaveFocus();
    await expect(canvas.getByText('Surname'), 'label is on screen').toSatisfy(isOnScreen);
    await expect(canvas.queryByRole('link'), 'list is closed').toBeNull();

    await userEvent.click(summary);
    await userEvent.click(canvas.getByRole('link', { name: /gender/ }));
    await expect(canvas.getByLabelText('Female'), 'first control of the group has focus').toHaveFocus();
    await expect(canvas.getByText('Gender')).toSatisfy(isOnScreen);
  },
};

export const OperatedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /surname/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByLabelText('Gender')).toHaveFocus();
  },
};

export const OneError: Story = { args: { errors: errors.slice(0, 1) } };

export const WithTitle: Story = {
  globals: { language: 'en' },
  args: { title: 'Please fill in the required information' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAccessibleName(
      'Please fill in the required information Check 2 answers to continue',
    );
    await expect(canvas.getByText('2')).toBeVisible();
  },
};

/** The summary names the fields, because two of them have the same message. */
export const WithFieldNames: Story = {
  globals: { language: 'en' },
  render: (args) => <ErrorSummary {...args} />,
  args: {
    errors: [
      { id: 'surname', message: 'Please select the country', field: ['Nationality'] },
      { id: 'gender', message: 'Please select the country', field: ['Residential address', 'Country or region'] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
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
