import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { ActionBar } from './action-bar.tsx';

const guide: Guide = {
  use: ['At the end of every screen with a primary action. It stays above the keyboard and the home bar.'],
  instead: [
    { when: 'For actions of a card or a row:', use: 'button' },
    { when: 'For the actions of an outcome, which move into the bar by themselves:', use: 'result' },
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
        does: 'The terms that the press accepts, or the next step.',
        at: 'footer > :first-child',
        side: 'top',
        optional: true,
      },
      { name: 'Primary action', does: 'The first, and the only one in the accent colour.', at: 'button' },
      {
        name: 'Second action',
        does: '`secondary` or `quiet`.',
        at: 'button:last-of-type > span',
        side: 'start',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Put one action there, or two.' },
      dont: { words: 'Put a third one there. On a phone of 320 px the bar would hide the form.' },
    },
    {
      do: { words: 'Use `layout="row"` for two short labels: they stand below each other where they don’t fit.' },
      dont: { words: 'Put fields or checkboxes into the bar.' },
    },
  ],
  accessibility: {
    role: 'A `<footer>`, so that the note is in a landmark.',
    keys: [['Tab', 'Reaches it last, after the fields.']],
    notes: [
      'On very low viewports, such as at 400% zoom, it stands at the end of the page and covers nothing.',
      'A field that gets the focus scrolls clear of the bar.',
    ],
  },
  content: ['The note is one sentence. What it says about consent is in the full words of the law.'],
};
export default guide;
