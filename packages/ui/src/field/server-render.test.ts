import { type ComponentType, createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const given: Record<string, Record<string, unknown>> = {
  'address-fields': { value: {}, fields: [{ name: 'line1', label: 'Street', required: true }] },
  cascader: { value: [], options: [], getChildOptions: () => undefined, levels: ['Country'] },
  checkbox: { value: true },
  'checkbox-group': {
    value: ['b'],
    options: [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ],
  },
  'chip-group': {
    value: ['b'],
    options: [
      { value: 'a', label: 'One' },
      { value: 'b', label: 'Two' },
    ],
  },
  'country-field': { value: 'SG', options: [{ value: 'SG', label: 'Singapore' }] },
  'date-field': { value: '1990-01-31' },
  'money-field': { value: '1234.5', currency: 'SGD' },
  'name-field': { value: 'Tan' },
  'national-id-field': { value: 'S1234567D' },
  'number-field': { value: '12' },
  'one-time-code-field': { value: '' },
  'pass-code-boxes': { value: '12' },
  'password-field': { value: 'secret' },
  'phone-field': { value: '+65 81234567', countries: [], defaultCallingCode: '65' },
  picker: { value: 'a', options: [{ value: 'a', label: 'One' }] },
  'radio-cards': { value: 'a', options: [{ value: 'a', title: 'One' }] },
  'radio-group': { value: 'a', options: [{ value: 'a', label: 'One' }] },
  'search-field': { value: 'x' },
  'select-field': { value: 'a', options: [{ value: 'a', label: 'One' }] },
  stepper: { value: '2' },
  switch: { value: true },
  'text-area': { value: 'x' },
  'text-field': { value: 'x' },
};

test.each(Object.keys(given))('renders %s on a server, with the id of the field on its control', async (folder) => {
  const module = (await import(`../${folder}/${folder}.tsx`)) as Record<string, ComponentType<Record<string, unknown>>>;
  const Component = module[folder.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!Component) throw new Error(`${folder} exports no component of its name`);
  const html = renderToString(
    createElement(Component, { name: 'q', label: 'Question', onChange: () => undefined, ...given[folder] }),
  );
  const id = folder === 'address-fields' ? 'q.line1' : 'q';
  expect(html).toMatch(new RegExp(`<(input|textarea|select|button)[^>]* id="${id}"`));
});
