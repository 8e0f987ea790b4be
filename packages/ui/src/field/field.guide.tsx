import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { TextField } from '../text-field/text-field.tsx';

const guide: Guide = {
  use: ['To frame a control of your own with the label, hint, reason and error of all fields.'],
  instead: [{ when: 'For a text, which has its frame already:', use: 'text-field' }],
  anatomy: {
    example: (
      <TextField
        name="guide-frame"
        label="What should we call you?"
        hint="In our emails."
        why={{ summary: 'Why we ask', text: 'Some customers use another name.' }}
        value="Ming"
        error="Enter a name of at most 40 letters"
        onChange={still}
      />
    ),
    parts: [
      { name: 'Label', does: 'Bound to the control by its id.', at: 'label' },
      { name: 'Hint', does: '`{id}-hint`, part of the description.', at: '[id$=-hint]', optional: true },
      { name: 'Why', does: 'A [disclosure](disclosure) above the control.', at: 'summary', optional: true },
      { name: 'Control', does: 'Yours. It has the id, and refers to hint and error.', at: 'input', side: 'start' },
      { name: 'Error', does: '`{id}-error`, with an icon.', at: '[id$=-error]', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Pass functions that stay the same. Fields are memoised: a keystroke renders one.' },
      dont: { words: 'Check while customers type a field that they haven’t left yet.' },
    },
  ],
  accessibility: {
    role: 'A `<label>` and texts. The role is that of the control.',
    notes: ['An error doesn’t speak by itself. The [error summary](error-summary) leads to it.'],
  },
  content: ['“(optional)” is added in the language of the page. Don’t write it into the label.'],
};
export default guide;
