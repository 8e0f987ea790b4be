import type { Guide } from '../testing/guides/guide.ts';
import { noop } from '../testing/guides/noop.ts';
import { TextField } from '../text-field/text-field.tsx';
import { Tabs } from './tabs.tsx';

const tabs = [
  { id: 'assets', label: 'Assets', content: 'Net assets over time' },
  { id: 'margin', label: 'Margin', content: 'Buying power and thresholds' },
];

const fields = [
  {
    id: 'name',
    label: 'Name',
    content: <TextField name="guide-in-tab" label="Full name" value="Tan Mei Ling" onValueChange={noop} />,
  },
  { id: 'contact', label: 'Contact', content: '' },
];

const guide: Guide = {
  summary: 'Shows one of a few parts of a page at a time.',
  use: [
    'For two to four views of the same thing on one page, such as assets, margin and orders of an account.',
    'With `variant="row"` for up to four very short labels, such as periods of a chart.',
  ],
  instead: [
    { when: 'For the parts of a journey:', use: 'steps' },
    { when: 'For an answer in a form:', use: 'radio-group' },
    { when: 'For sections that customers compare:', use: 'disclosure' },
  ],
  anatomy: {
    example: <Tabs label="Account" tabs={tabs} value="assets" onValueChange={noop} />,
    parts: [
      { name: 'Tab list', does: 'Has the name of the content that the views show.', at: '[role=tablist]' },
      {
        name: 'Tab',
        does: 'Is at least 44 px high. The selected tab has a line as well as a colour.',
        at: '[role=tab]',
        side: 'top',
      },
      {
        name: 'Panel',
        does: 'Contains the selected view. Other views are not in the page.',
        at: '[role=tabpanel]',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Put the view first that most customers need, and open it.',
        example: <Tabs label="Account" tabs={tabs} value={tabs[0]?.id ?? ''} onValueChange={noop} />,
      },
      dont: {
        words: 'Use the second tab for text that customers must read before signing.',
        example: <Tabs label="Account" tabs={tabs} value={tabs[1]?.id ?? ''} onValueChange={noop} />,
      },
    },
    {
      do: {
        words: 'Restore the chosen tab when customers return to the page.',
        example: <Tabs label="Account" tabs={tabs} value={tabs[1]?.id ?? ''} onValueChange={noop} />,
      },
      dont: {
        words: 'Divide a form into several tabs. An error could be hidden.',
        example: <Tabs label="Your details" tabs={fields} value="name" onValueChange={noop} />,
      },
    },
  ],
  accessibility: {
    role: '`tablist`, `tab` and `tabpanel`.',
    keys: [
      ['Tab', 'Moves to the selected tab, then into its panel.'],
      ['← →', 'Selects the previous or next tab. The last leads to the first.'],
      ['Home End', 'Selects the first or the last tab.'],
    ],
    says: ['“Account, tab list. Assets, tab, selected, 1 of 2”'],
  },
  content: ['Labels are nouns of one or two words. Malay and Thai need up to twice the width of English.'],
};
export default guide;
