import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { ActionBar } from './action-bar.tsx';

const guide: Guide = {
  summary: 'Holds the main actions of a screen at its lower edge, where a thumb reaches them.',
  use: ['At the end of every screen with a primary action. It stays above the keyboard and the home bar.'],
  instead: [
    { when: 'For actions of a card or a row:', use: 'button' },
    { when: 'For the actions of an outcome, which `Result` moves into the bar:', use: 'result' },
  ],
  anatomy: {
    example: (
      <div className="[&>footer]:translate-y-0!">
        <ActionBar note="You can change your answers until you submit.">
          <Button width="full">Continue</Button>
          <Button width="full" variant="quiet">
            Save and leave
          </Button>
        </ActionBar>
      </div>
    ),
    parts: [
      {
        name: 'Note',
        does: 'The terms that the button accepts, or the next step.',
        at: 'footer > :first-child',
        side: 'top',
        optional: true,
      },
      { name: 'Primary action', does: 'Comes first. Only this button has the accent colour.', at: 'button' },
      {
        name: 'Second action',
        does: 'Is `secondary` or `quiet`.',
        at: 'button:last-of-type > span',
        side: 'start',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Use one or two actions.' },
      dont: { words: 'Add a third action. On a phone of 320 px, the bar would hide the form.' },
    },
    {
      do: { words: 'Use `layout="row"` for two short labels. They wrap if they don’t fit.' },
      dont: { words: 'Put fields or checkboxes in the bar.' },
    },
  ],
  accessibility: {
    role: 'A `<footer>`, so that the note is in a landmark.',
    keys: [['Tab', 'Moves to the bar last, after the fields.']],
    notes: [
      'On very low viewports, such as at 400% zoom, it moves to the end of the page and covers nothing.',
      'A focused field scrolls until the bar doesn’t cover it.',
    ],
  },
  content: ['The note is one sentence. It uses the full legal words for consent.'],
};
export default guide;
