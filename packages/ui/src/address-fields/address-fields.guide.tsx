import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { AddressFields } from './address-fields.tsx';

const guide: Guide = {
  summary: 'Asks for an address, line by line.',
  use: ['For an address, the lines of which depend on its country: home, office, correspondence.'],
  instead: [
    { when: 'For one line:', use: 'text-field' },
    { when: 'For a country and its state:', use: 'cascader' },
  ],
  anatomy: {
    example: (
      <AddressFields
        name="guide-address"
        label="Home address"
        fields={[
          { name: 'line1', label: 'Block and street', required: true },
          { name: 'postalCode', label: 'Postal code', required: true, kind: 'code' },
        ]}
        value={{ line1: 'Blk 102 Bedok North Avenue 4', postalCode: '460102' }}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Name of the address', does: 'Is the legend of the group.', at: 'legend' },
      { name: 'Line', does: 'A text field with the label that the country uses.', at: 'input', side: 'start' },
      { name: 'Choice', does: 'A picker, for states and areas.', optional: true },
      {
        name: 'Advice',
        does: 'Appears below a line, such as for a code that doesn’t match the street.',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Show the lines of the country: Hong Kong has areas and no postal code.' },
      dont: { words: 'Show every line for every country.' },
    },
    {
      do: { words: 'Set `autoComplete` on each line, so that the browser can fill in all of them.' },
      dont: { words: 'Refuse an address because a search doesn’t know it.' },
    },
  ],
  accessibility: {
    role: 'A group of native text boxes and pickers.',
    says: ['“Home address, group. Block and street, edit text”'],
  },
  content: ['Labels use the words of the country’s postal service: “Postal code”, “Postcode”, “ZIP code”.'],
};
export default guide;
