import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AddressFields } from '../address-fields/address-fields.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { TextField } from '../text-field/text-field.tsx';

const lines = [
  { name: 'line1', label: 'Street', required: true },
  { name: 'postalCode', label: 'Postal code', required: true },
];

/** Returns an explanation that counts the renders of a field, because every render reads `why.summary`. */
const whyWithRenderCount = (name: string, onRender: (name: string) => void) => ({
  get summary() {
    onRender(name);
    return 'Why we ask';
  },
  text: 'Because',
});

test('renders only the edited field while the user types', async () => {
  const rendered = vi.fn<(name: string) => void>();
  const [whyName, whyDate, whyAddress] = ['name', 'date', 'address'].map((name) => whyWithRenderCount(name, rendered));
  function Form() {
    const [name, setName] = useState('');
    const [date, setDate] = useState('');
    const [address, setAddress] = useState<Readonly<Record<string, string>>>({});
    return (
      <>
        <TextField name="name" label="Name" why={whyName} value={name} onValueChange={setName} />
        <DateField name="date" label="Date" why={whyDate} value={date} onValueChange={setDate} />
        <AddressFields
          name="address"
          label="Address"
          why={whyAddress}
          fields={lines}
          value={address}
          onValueChange={setAddress}
        />
      </>
    );
  }
  const screen = await render(<Form />);
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['name', 'date', 'address']));
  rendered.mockClear();
  await userEvent.type(screen.getByLabelText('Name'), 'Tan');
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['name']));
});
