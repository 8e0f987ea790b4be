import { IconButton } from '../icon-button/icon-button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { icon } from '../testing/guides/icon.ts';
import { still } from '../testing/guides/still.ts';
import { NavBar } from './nav-bar.tsx';

const guide: Guide = {
  use: [
    'At the top of every screen: where customers are, and the way back.',
    'With [step progress](step-progress) below it, in a journey.',
  ],
  instead: [
    { when: 'For the parts of one page:', use: 'tabs' },
    { when: 'For the main action of a screen:', use: 'action-bar' },
  ],
  anatomy: {
    example: (
      <NavBar title="Contact information" onBack={still} trailing={<IconButton label="Help" icon={icon('info')} />} />
    ),
    parts: [
      { name: 'Back', does: 'Leads to the screen before, and keeps the answers.', at: 'button', side: 'start' },
      { name: 'Title', does: 'The topic of the screen, in up to three words.', at: 'header p, header h1', side: 'top' },
      {
        name: 'Trailing',
        does: 'One or two icon buttons.',
        at: '[data-part=bar-title] ~ * button',
        optional: true,
      },
      { name: 'Mark', does: 'Symbol and wordmark, where there is no way back.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Let Back do what the Back of the phone does.' },
      dont: { words: 'Let Back leave the journey. “Save and leave” does that.' },
    },
    {
      do: { words: 'Set `titleAs="h1"` where the page has no other heading.' },
      dont: { words: 'Repeat the heading of the page in the bar.' },
    },
  ],
  accessibility: {
    role: 'A `<header>` with a button “Back”.',
    keys: [['Tab', 'Reaches Back first.']],
    says: ['“Back, button”, “Contact information”'],
    notes: ['In a native app with its own bar, a `NavBarOutlet` draws it. A hidden heading stays in the page.'],
  },
  content: ['The title is a noun: “Contact information”. It is the name of the step everywhere.'],
};
export default guide;
