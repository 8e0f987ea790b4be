import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { still } from '../testing/guides/still.ts';
import { Banner } from './banner.tsx';

const guide: Guide = {
  use: [
    'For a state of the whole app: offline, signed out, maintenance tonight.',
    'With `place="top"`, if it must stay in sight while the page scrolls.',
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
        onClose={still}
      >
        <span>Singapore closes early on 24 December 2027.</span>
      </Banner>
    ),
    parts: [
      {
        name: 'Icon',
        does: 'Shows the tone by its form. A screen reader says it as a word.',
        at: 'svg',
        side: 'start',
      },
      {
        name: 'Title',
        does: 'The news in a few words.',
        at: 'strong, [class*=font-semibold]',
        side: 'top',
        optional: true,
      },
      { name: 'Text', does: 'What it means for the customer.', at: 'div[id] > span' },
      { name: 'Action', does: 'One button or link.', at: 'button', side: 'bottom', optional: true },
      { name: 'Close', does: 'Only where the message may be put away.', at: 'button[aria-label]', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say what the state means for the answers of the customer.',
        example: <Banner tone="warning">You’re offline. What you type is kept on this phone.</Banner>,
      },
      dont: {
        words: 'Name the state alone.',
        example: <Banner tone="warning">Network error</Banner>,
      },
    },
    {
      do: {
        words: 'Show the most serious one.',
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
    notes: ['`announce="assertive"` interrupts. Keep it for what stops the customer, such as being signed out.'],
  },
  content: ['Two sentences at most: what is the case, and what to do or to expect.'],
};
export default guide;
