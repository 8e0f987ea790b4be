import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FieldHeading } from './field-heading.tsx';

const genders = [
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
];

const meta = {
  title: 'Components/Fields/Field heading',
  component: FieldHeading,
  args: { field: 'gender', children: null },
  render: ({ field }) => (
    <FieldHeading field={field}>
      <Fields />
    </FieldHeading>
  ),
} satisfies Meta<typeof FieldHeading>;
export default meta;
type Story = StoryObj<typeof meta>;

function Fields() {
  const [gender, setGender] = useState('');
  const [surname, setSurname] = useState('');
  return (
    <div className="flex flex-col gap-6">
      <RadioGroup name="gender" label="Gender" options={genders} value={gender} onValueChange={setGender} />
      <TextField name="surname" label="Surname" value={surname} onValueChange={setSurname} />
    </div>
  );
}

export const GroupHeading: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Gender' })).toBeVisible();
    await expect(canvas.getByRole('radiogroup', { name: 'Gender' })).toBeVisible();
  },
};

export const SingleField: Story = {
  globals: { language: 'en' },
  args: { field: 'surname' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { name: 'Surname' })).toBeVisible();
    await expect(canvas.getByLabelText('Surname')).toBeVisible();
  },
};
