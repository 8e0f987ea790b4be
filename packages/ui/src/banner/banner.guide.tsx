import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { Banner } from './banner.tsx';

const guide: Guide = {
  summary: 'Informs the customer about the whole app.',
  use: [
    'For a state of the whole app: offline, signed out, maintenance tonight.',
    'With `placement="top"`, if it must stay visible while the page scrolls.',
  ],
  instead: [
    { when: 'For a message about one screen or one answer:', use: 'notice' },
    { when: 'For the result of an action:', use: 'toast' },
  ],
  anatomy: {
    example: (
      <Banner
        tone="warning"
        title="Trading hours are changing"
        action={
          <Button size="medium" variant="secondary">
            See trading hours
          </Button>
        }
        onClose={noop}
      >
        <span>Singapore closes early on 24 December 2027.</span>
      </Banner>
    ),
    parts: [
      {
        name: 'Icon',
        does: 'Shows the tone by its shape. A screen reader announces the tone as a word.',
        at: 'svg',
        side: 'start',
      },
      {
        name: 'Title',
        does: 'Gives the message in a few words.',
        at: 'strong, [class*=font-semibold]',
        side: 'top',
        optional: true,
      },
      { name: 'Text', does: 'Explains what it means for the customer.', at: 'div[id] > span' },
      { name: 'Action', does: 'Is one button or link.', at: 'button', side: 'bottom', optional: true },
      {
        name: 'Close',
        does: 'Appears only if customers may dismiss the message.',
        at: 'button[aria-label]',
        optional: true,
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say what the state means for the answers of the customer.',
        example: <Banner tone="warning">You’re offline. What you type is kept on this phone.</Banner>,
      },
      dont: {
        words: 'Name only the state.',
        example: <Banner tone="warning">Network error</Banner>,
      },
    },
    {
      do: {
        words: 'Show the most serious message.',
        example: <Banner tone="warning">You’re offline. What you type is kept on this phone.</Banner>,
      },
      dont: {
        words: 'Stack banners. On a phone of 320 px, two hide the form.',
        example: (
          <div>
            <Banner tone="warning">You’re offline. What you type is kept on this phone.</Banner>
            <Banner tone="info">Singapore closes early on 24 December 2027.</Banner>
            <Banner tone="info">Some industries may not trade some stocks.</Banner>
          </div>
        ),
      },
    },
  ],
  accessibility: {
    role: 'A `<section>` that is a region of the page. With `announce`, it is a live region.',
    keys: [['Tab', 'Moves to the action and the close button.']],
    says: ['“Warning. You’re offline. What you type is kept on this phone.”'],
    notes: [
      '`announce="assertive"` interrupts. Use it only if the customer can’t continue, such as after being signed out.',
    ],
  },
  content: ['Write at most two sentences: what happened, and what to do or to expect.'],
};
export default guide;
