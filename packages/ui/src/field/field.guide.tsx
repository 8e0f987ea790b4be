import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';

const guide: Guide = {
  summary: 'Gives any control a label, a hint and an error.',
  use: ['To give your own control the label, hint, reason and error that all fields have.'],
  instead: [{ when: 'For a text box, which already has these:', use: 'text-field' }],
  anatomy: {
    example: (
      <TextField
        name="guide-frame"
        label="What should we call you?"
        hint="In our emails."
        why={{ summary: 'Why we ask', text: 'Some customers use another name.' }}
        value="Ming"
        error="Enter a name of at most 40 letters"
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Is bound to the control by its id.', at: 'label' },
      {
        name: 'Hint',
        does: 'Has the id `{id}-hint` and is part of the description.',
        at: '[id$=-hint]',
        optional: true,
      },
      { name: 'Why', does: 'Is a [disclosure](disclosure) above the control.', at: 'summary', optional: true },
      { name: 'Control', does: 'Is yours. It has the id, and refers to hint and error.', at: 'input', side: 'start' },
      { name: 'Error', does: 'Has the id `{id}-error` and an icon.', at: '[id$=-error]', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Pass stable functions. Fields are memoised, so that a keystroke renders only one.' },
      dont: { words: 'Validate a field before customers leave it for the first time.' },
    },
  ],
  accessibility: {
    role: 'A `<label>` and texts. The control has its own role.',
    notes: ['Screen readers don’t announce an error when it appears. The [error summary](error-summary) leads to it.'],
  },
  content: ['“(optional)” is added in the language of the page. Don’t write it into the label.'],
};
export default guide;
