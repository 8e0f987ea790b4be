import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextArea } from './text-area.tsx';

const guide: Guide = {
  summary: 'Asks for an answer of several lines.',
  use: ['For an answer in sentences: the source of wealth in detail, a reason for a change.'],
  instead: [{ when: 'For one line:', use: 'text-field' }],
  anatomy: {
    example: (
      <TextArea
        name="guide-details"
        label="Tell us more"
        value="I inherited shares from my father."
        maxLength={200}
        onValueChange={noop}
      />
    ),
    parts: [
      { name: 'Label', does: 'Says what to write about.', at: 'label' },
      { name: 'Box', does: 'Grows with its text, if the browser supports it.', at: 'textarea', side: 'start' },
      {
        name: 'Count',
        does: 'Shows how many characters are left. The limit is soft.',
        at: '[id$=-count]',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Ask for the facts that the review needs: “Who left it to you, and when?”' },
      dont: { words: 'Ask for more text than reviewers read.' },
    },
  ],
  accessibility: {
    role: 'A native `<textarea>`.',
    keys: [['Enter', 'Starts a new line.']],
    says: ['“Tell us more, edit text, multi-line”', '“166 characters left”'],
  },
  content: [
    'Ask for one thing, and give an example in the hint.',
    'A limit says how much is left: “166 characters left”.',
  ],
};
export default guide;
