import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { TabBar } from './tab-bar.tsx';

const items = [
  { id: 'documents', label: 'Documents', icon: getIcon('file-text', 24) },
  { id: 'dates', label: 'Dates', icon: getIcon('calendar-days', 24) },
  { id: 'help', label: 'Help', icon: getIcon('circle-question-mark', 24) },
];

const guide: Guide = {
  summary: 'Leads to the main parts of an app from every screen.',
  use: ['At the bottom of the first screen of each part of an app, for three to five parts.'],
  instead: [
    { when: 'To switch between views of the same page:', use: 'tabs' },
    { when: 'To go back from a screen:', use: 'nav-bar' },
    { when: 'For the actions of a screen:', use: 'action-bar' },
  ],
  anatomy: {
    example: <TabBar label="Parts of the app" items={items} />,
    parts: [
      { name: 'Icon', does: 'Can have a badge.', at: 'svg', side: 'top' },
      { name: 'Label', does: 'Names the part in one word.', at: 'li:nth-child(2) span' },
      { name: 'Current part', does: 'Has the colour of the brand and bold text.', at: '[aria-current]', side: 'start' },
    ],
  },
  practice: [
    {
      do: { words: 'Name each part.', example: <TabBar label="Parts of the app" items={items} /> },
      dont: {
        words: 'Show icons without words. Customers guess what they mean.',
        example: <TabBar label="Parts of the app" items={items.map((item) => ({ ...item, label: '' }))} />,
      },
    },
  ],
  accessibility: {
    role: 'A `<nav>` with a list of links or buttons.',
    keys: [
      ['Tab', 'Moves from part to part.'],
      ['Enter', 'Opens the part.'],
    ],
    says: ['“Parts of the app, navigation. Documents, link, current page”'],
  },
  content: ['One word for each part, without a verb: “Documents”.'],
};
export default guide;
