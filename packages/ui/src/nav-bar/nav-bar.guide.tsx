import { IconButton } from '../icon-button/icon-button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { noop } from '../testing/guides/noop.ts';
import { NavBar } from './nav-bar.tsx';

const guide: Guide = {
  summary: 'Shows the title of the screen and a Back button.',
  use: [
    'At the top of every screen, to show where customers are and to lead back.',
    'With [step progress](step-progress) below it, in a journey.',
  ],
  instead: [
    { when: 'For the parts of one page:', use: 'tabs' },
    { when: 'For the main action of a screen:', use: 'action-bar' },
  ],
  anatomy: {
    example: (
      <NavBar title="Contact information" onBack={noop} trailing={<IconButton label="Help" icon={getIcon('info')} />} />
    ),
    parts: [
      { name: 'Back', does: 'Leads to the previous screen and keeps the answers.', at: 'button', side: 'start' },
      {
        name: 'Title',
        does: 'Names the topic of the screen in up to three words.',
        at: 'header p, header h1',
        side: 'top',
      },
      {
        name: 'Trailing',
        does: 'Has one or two icon buttons.',
        at: '[data-part=bar-title] ~ * button',
        optional: true,
      },
      { name: 'Mark', does: 'Shows symbol and wordmark on screens without Back.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Let Back do the same as the phone’s Back button.' },
      dont: { words: 'Let Back leave the journey. Use “Save and leave” for that.' },
    },
    {
      do: { words: 'Set `titleAs="h1"` if the page has no other heading.' },
      dont: { words: 'Repeat the heading of the page in the bar.' },
    },
  ],
  accessibility: {
    role: 'A `<header>` with a button “Back”.',
    keys: [['Tab', 'Moves to Back first.']],
    says: ['“Back, button”, “Contact information”'],
    notes: ['In a native app with its own bar, a `NavBarOutlet` draws it. A hidden heading stays in the page.'],
  },
  content: ['The title is a noun: “Contact information”. It is the name of the step everywhere.'],
};
export default guide;
