import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { NameField } from './name-field.tsx';

const guide: Guide = {
  summary: 'Asks for the name of a person or a company as it is written.',
  use: ['For the name of a person or a company, as it is printed on a document.'],
  instead: [{ when: 'For a name in its own script and in Latin letters:', use: 'name-fields' }],
  anatomy: {
    example: (
      <NameField
        name="guide-name"
        label="Full name"
        hint="As on your passport."
        value="Muhammad Faiz bin Abdul Rahman"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Says whose name it is.', at: 'label' },
      { name: 'Hint', does: 'Says which document to copy.', at: '[id$=-hint]' },
      { name: 'Box', does: 'Takes the whole name.', at: 'input', side: 'start' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Ask for the whole name in one box.',
        example: (
          <NameField name="guide-whole" label="Full name" value="Muhammad Faiz bin Abdul Rahman" onValueChange={noop} />
        ),
      },
      dont: {
        words: 'Ask for “first” and “last” name. Many names have no such parts, or another order.',
        example: (
          <div className="flex flex-col gap-3">
            <NameField name="guide-first" label="Name" value="Muhammad Faiz" onValueChange={noop} />
            <NameField name="guide-last" label="Surname" value="bin Abdul Rahman" onValueChange={noop} />
          </div>
        ),
      },
    },
    {
      do: { words: 'Keep the letters as they were typed.' },
      dont: { words: 'Change them to capitals, or refuse hyphens, “@” or “A/L”.' },
    },
  ],
  accessibility: {
    role: 'A native text box with `autocomplete="name"`.',
    says: ['“Full name, edit text. As on your passport.”'],
    notes: ['For another person’s name, set `autoComplete="off"`.'],
  },
  content: ['The label says whose name it is, and the hint says where to find it: “As on your passport”.'],
};
export default guide;
