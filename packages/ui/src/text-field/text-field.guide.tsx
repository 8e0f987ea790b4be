import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from './text-field.tsx';

const guide: Guide = {
  summary: 'Asks for a short answer in words.',
  use: [
    'For one line that customers know by heart or read from a document: an email address, a street, an employer.',
    'With `suggestions`, if most answers are from a list but others are allowed, such as a company name.',
  ],
  instead: [
    { when: 'For a name as it is printed on a document:', use: 'name-field' },
    { when: 'For an amount of money:', use: 'money-field' },
    { when: 'For a date:', use: 'date-field' },
    { when: 'For the number of an identity document:', use: 'national-id-field' },
    { when: 'For a mobile number:', use: 'phone-field' },
    { when: 'For an answer of several lines:', use: 'text-area' },
    { when: 'For one of more than a dozen known answers:', use: 'picker' },
  ],
  anatomy: {
    example: (
      <TextField
        name="guide-commission"
        label="Commission you pay today"
        hint="It is in your last statement."
        why={{ summary: 'Why we ask', text: 'We show what a trade would cost with us.' }}
        value="0.18"
        suffix="%"
        error="Enter a commission of at most 5%"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Names the answer. It stays visible, and a press on it focuses the box.', at: 'label' },
      { name: 'Hint', does: 'Says where to find the answer, or its format.', at: '[id$=-hint]', optional: true },
      { name: 'Why', does: 'Opens to the reason for the question.', at: 'summary', optional: true },
      { name: 'Box', does: 'Is at least 48 px high. Its border has a contrast of 4:1.', at: 'input', side: 'start' },
      {
        name: 'Prefix or suffix',
        does: 'Shows a unit, which is part of the description.',
        at: '[id$=-suffix]',
        optional: true,
      },
      { name: 'Error', does: 'Says what to do, with an icon.', at: '[id$=-error]' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Put the label above the box, where it stays while customers type.',
        example: <TextField name="guide-street" label="Street" value="12 Bedok North Avenue 3" onValueChange={noop} />,
      },
      dont: {
        words: 'Use a placeholder as the only label. It disappears after the first letter.',
        example: <TextField name="guide-placeholder" label="" value="Street" onValueChange={noop} />,
      },
    },
    {
      do: {
        words: 'Say what to enter.',
        example: (
          <TextField
            name="guide-email"
            label="Email address"
            value="mei.ling@example"
            error="Enter an email address like name@example.com"
            onValueChange={noop}
          />
        ),
      },
      dont: {
        words: 'Blame the customer, or leave out what to do.',
        example: (
          <TextField
            name="guide-email-wrong"
            label="Email address"
            value="mei.ling@example"
            error="Invalid email!"
            onValueChange={noop}
          />
        ),
      },
    },
    {
      do: {
        words: 'Mark the few optional answers with `optional`.',
        example: (
          <div className="flex flex-col gap-4">
            <TextField name="guide-required" label="Employer" value="" onValueChange={noop} />
            <TextField name="guide-optional" label="Second number" optional value="" onValueChange={noop} />
          </div>
        ),
      },
      dont: {
        words: 'Mark required answers with an asterisk. Nearly every answer of an application is required.',
        example: (
          <div className="flex flex-col gap-4">
            <TextField name="guide-asterisk" label="Employer *" value="" onValueChange={noop} />
            <TextField name="guide-second" label="Second number" value="" onValueChange={noop} />
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A native `<input>` with its `<label>`. Hint, unit and error are its description.',
    keys: [
      ['Tab', 'Moves to the box, and to “Why we ask” before it.'],
      ['Enter', 'Submits the form. `enterKeyHint` names the key of a phone.'],
    ],
    says: [
      '“Email address, edit text, invalid entry. Enter an email address like name@example.com”',
      'With `maxLength`: “4 characters left”',
    ],
    notes: [
      'Set `autoComplete`, `inputMode` and `type`: they choose the keyboard and let the browser fill in the answer.',
      'Screen readers don’t announce an error when it appears. The [error summary](error-summary) announces all of them on “Continue”.',
      '`maxLength` is a soft limit. Longer text stays and is counted, so that pasted text isn’t cut off.',
      '`normalise` changes the text on blur, never during typing.',
    ],
  },
  content: [
    'A label is a noun without a colon or full stop, not a question: “Email address”.',
    'A hint is one sentence. Put the reason for a question in `why`.',
    'An error starts with a verb, and never repeats what was typed.',
  ],
};
export default guide;
