import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { controlled } from '../testing/controlled.tsx';
import { AddressFields, type AddressFieldsProps, type AddressValue } from './address-fields.tsx';

const Controlled = controlled<AddressValue, AddressFieldsProps>(AddressFields);

const states = [
  { value: 'MY-01', label: 'Johor' },
  { value: 'MY-10', label: 'Selangor' },
];

const hongKongAreas = [
  { value: 'HKI', label: 'Hong Kong Island' },
  { value: 'KLN', label: 'Kowloon' },
  { value: 'NT', label: 'New Territories' },
];

const meta = {
  title: 'Components/Fields/Address fields',
  component: AddressFields,
  render: (args) => <Controlled {...args} />,
  args: {
    name: 'address',
    label: 'Home address',
    fields: [
      { name: 'line1', label: 'Block and street', required: true, autoComplete: 'address-line1' },
      {
        name: 'line2',
        label: 'Floor and unit, building',
        required: false,
        autoComplete: 'address-line2',
        hint: 'For example #09-128',
      },
      {
        name: 'postalCode',
        label: 'Postal code',
        required: true,
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        kind: 'code',
      },
    ],
    value: {},
    onValueChange: fn(),
    onLineBlur: fn(),
  },
} satisfies Meta<typeof AddressFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByLabelText('Block and street')).toHaveAttribute('id', 'address.line1');
    await userEvent.keyboard('Blk 102  Bedok North Avenue 4');
    await userEvent.tab();
    await expect(args.onLineBlur).toHaveBeenLastCalledWith('line1');
    await expect(args.onValueChange, 'UI-05').toHaveBeenLastCalledWith({ line1: 'Blk 102 Bedok North Avenue 4' });
    await userEvent.type(canvas.getByLabelText('Postal code'), '460 102');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({
      line1: 'Blk 102 Bedok North Avenue 4',
      postalCode: '460102',
    });
    await expect(canvas.getByLabelText('Floor and unit, building (optional)')).toBeVisible();
  },
};
export const Filled: Story = {
  args: { value: { line1: 'Blk 102 Bedok North Avenue 4', line2: '#09-128', postalCode: '460102' } },
};
export const WithError: Story = {
  args: {
    value: { postalCode: '46' },
    errors: { line1: 'Fill in a detailed address', postalCode: 'Enter a postal code of 6 digits' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Postal code')).toHaveAccessibleDescription('Enter a postal code of 6 digits');
  },
};
export const WithChoices: Story = {
  args: {
    fields: [
      { name: 'line1', label: 'House number and street', required: true },
      { name: 'state', label: 'State', required: true, choices: states },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'State' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Selangor' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ state: 'MY-10' });
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveTextContent('Selangor');
  },
};
/** The address lines of Hong Kong, which has no postal codes. */
export const WithoutPostalCode: Story = {
  args: {
    fields: [
      { name: 'unit', label: 'Flat, floor and block', required: true, autoComplete: 'address-line1' },
      { name: 'line1', label: 'Building and street', required: true, autoComplete: 'address-line2' },
      { name: 'region', label: 'Area', required: true, choices: hongKongAreas },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Flat, floor and block'), 'Flat B, 12/F');
    await userEvent.click(canvas.getByRole('combobox', { name: 'Area' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Kowloon' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ unit: 'Flat B, 12/F', region: 'KLN' });
    await expect(canvas.queryByLabelText(/Postal code/)).toBeNull();
  },
};
export const ReadOnly: Story = {
  args: { readOnly: true, value: { line1: 'Blk 102 Bedok North Avenue 4', postalCode: '460102' } },
};
export const Disabled: Story = { args: { disabled: true } };
export const InThai: Story = {
  args: {
    label: 'ที่อยู่ปัจจุบัน',
    fields: [
      { name: 'line1', label: 'บ้านเลขที่ หมู่ ซอย ถนน', required: true, autoComplete: 'address-line1' },
      { name: 'district', label: 'เขต/อำเภอ', required: true, autoComplete: 'address-level2' },
      { name: 'province', label: 'จังหวัด', required: true, autoComplete: 'address-level1' },
      {
        name: 'postalCode',
        label: 'รหัสไปรษณีย์',
        required: false,
        autoComplete: 'postal-code',
        inputMode: 'numeric',
        kind: 'code',
      },
    ],
  },
  globals: { language: 'th' },
};
