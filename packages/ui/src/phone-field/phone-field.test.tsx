import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { controlled } from '../testing/controlled.tsx';
import { PhoneField, type PhoneFieldProps } from './phone-field.tsx';

const Controlled = controlled<string, PhoneFieldProps>(PhoneField);
const countries = [
  { value: 'SG', label: 'Singapore', callingCode: '65' },
  { value: 'MY', label: 'Malaysia', callingCode: '60' },
  { value: 'HK', label: 'Hong Kong', callingCode: '852' },
];

async function field(value = '') {
  const onChange = vi.fn<(value: string) => void>();
  const page = await render(
    <Controlled
      {...{ name: 'a', label: 'Mobile', countries, defaultCallingCode: '60', value, onValueChange: onChange }}
    />,
  );
  return { box: page.getByLabelText('Mobile'), code: page.getByRole('combobox'), onChange };
}

test.each([
  ['(+60) 12-345 6789', '+60 123456789', '+60', '123456789'],
  ['+60–12–345–6789', '+60 123456789', '+60', '123456789'],
  ['60123456789', '+60 123456789', '+60', '123456789'],
  ['012-345 6789', '+60 123456789', '+60', '123456789'],
  ['+60 (0)12-345 6789 ext 2', '+60 123456789', '+60', '123456789'],
  ['\u202A+852 9123 4567\u202C', '+852 91234567', '+852', '91234567'],
  ['tel:+852-9123-4567', '+852 91234567', '+852', '91234567'],
  ['Mobile: 0065 8123 4567', '+65 81234567', '+65', '81234567'],
  ['12-345 6789 or 12-345 6780', '12-345 6789 or 12-345 6780', '+60', '12-345 6789 or 12-345 6780'],
  ['call me', 'call me', '+60', 'call me'],
  ['+852', '', '+852', ''],
])('reads the pasted phone number %j as %j', async (text, value, callingCode, shown) => {
  const { box, code, onChange } = await field();
  await box.fill(text);
  expect(onChange.mock.lastCall?.[0] ?? '').toBe(value);
  await userEvent.tab();
  await expect.element(code).toHaveTextContent(callingCode);
  await expect.element(box).toHaveValue(shown);
});

test('does not reformat a phone number before blur', async () => {
  const { box, onChange } = await field();
  await userEvent.type(box, '0060 12 345 6789');
  expect(onChange).toHaveBeenLastCalledWith('+60 123456789');
  await box.fill('');
  await userEvent.type(box, '60 12-345 6789 x2');
  await expect.element(box).toHaveValue('60 12-345 6789 x2');
  expect(onChange).toHaveBeenLastCalledWith('+60 123456789');
  await userEvent.tab();
  await expect.element(box).toHaveValue('123456789');
});

test('shows the calling code once if the stored number contains it twice', async () => {
  const { box, code } = await field('+60 60123456789');
  await expect.element(code).toHaveTextContent('+60');
  await expect.element(box).toHaveValue('123456789');
});
