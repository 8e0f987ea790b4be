import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { Button } from './button.tsx';

const guide: Guide = {
  summary: 'Starts an action, such as saving an answer or submitting an application.',
  use: [
    'To save an answer, continue to the next step, submit, sign, pay or withdraw.',
    'To open an overlay, such as a sheet.',
    'As `primary` once per screen, for the step that most customers take next.',
  ],
  instead: [
    { when: 'To link to another page within a sentence:', use: 'link' },
    { when: 'For an icon without words, such as back or close:', use: 'icon-button' },
    { when: 'For the primary button at the end of a form:', use: 'action-bar' },
    { when: 'For one of several actions on the same object:', use: 'action-sheet' },
  ],
  anatomy: {
    example: (
      <div className="flex flex-col gap-3">
        <Button width="full" icon={getIcon('camera')}>
          Take the photo
        </Button>
        <Button width="full" busy>
          Submit application
        </Button>
      </div>
    ),
    parts: [
      {
        name: 'Surface',
        does: 'At least 48 px high, 44 px in `medium`. The brand sets its radius.',
        at: 'button',
        side: 'start',
      },
      { name: 'Icon', does: 'Repeats the label. Screen readers skip it.', at: 'svg', side: 'top', optional: true },
      {
        name: 'Words',
        does: 'Says what happens. It wraps, and ends in dots only while `busy`.',
        at: '[data-part=face] > :last-child',
      },
      {
        name: 'Spinner',
        does: 'Replaces the label while `busy`. After 700 ms it shows “Please wait…” or “Saving…”. The size doesn’t change.',
        at: 'button:last-of-type svg',
        side: 'bottom',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: { words: 'Name the action and its object.', example: <Button>Submit application</Button> },
      dont: { words: 'Leave customers to guess what they agree to.', example: <Button>OK</Button> },
    },
    {
      do: {
        words: 'Show one primary action. The others are `secondary` or `quiet`.',
        example: (
          <div className="flex flex-col items-start gap-2">
            <Button>Sign and submit</Button>
            <Button variant="quiet">Save and leave</Button>
          </div>
        ),
      },
      dont: {
        words: 'Put two primary buttons on a screen.',
        example: (
          <div className="flex flex-col items-start gap-2">
            <Button>Sign and submit</Button>
            <Button>Save and leave</Button>
          </div>
        ),
      },
    },
    {
      do: {
        words: 'Keep the button enabled. When it is pressed, say what is missing.',
        example: <Button>Continue</Button>,
      },
      dont: {
        words: 'Disable it until a form is complete. Customers can’t see why it doesn’t work.',
        example: <Button disabled>Continue</Button>,
      },
    },
    {
      do: {
        words: 'Use `danger` only for what can’t be undone, and ask first in an [alert dialog](alert-dialog).',
        example: <Button variant="danger">Withdraw application</Button>,
      },
      dont: {
        words: 'Use `danger` for an action that only leads back.',
        example: <Button variant="danger">Cancel</Button>,
      },
    },
  ],
  accessibility: {
    role: 'A native `<button>`, or an `<a>` where `href` is set.',
    keys: [
      ['Tab', 'Moves to the button.'],
      ['Enter Space', 'Presses it. A link reacts only to Enter.'],
    ],
    says: ['“Submit application, button”', 'After the press: “Please wait”'],
    notes: [
      'Several presses within 200 ms count once, so a trembling hand doesn’t submit twice.',
      'While `busy`, the button keeps its focus and its name, and has `aria-disabled`.',
      'Render it with `busy={false}` first, because a live region must exist before it announces.',
    ],
  },
  content: [
    'Start with a verb: “Submit application”, “Take the photo”, “Sign and submit”.',
    'Sentence case, no full stop, at most four words in English. Malay needs about a third more room.',
    '“Continue” leads to the next step and saves. Only “Save and leave” leaves a form.',
    'Use the same words as the title of the page that opens.',
  ],
};
export default guide;
