import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { IconButton } from './icon-button.tsx';

const guide: Guide = {
  summary: 'Starts an action with an icon that customers know, such as back or close.',
  use: ['For an action with a familiar icon, in a bar or a row: back, close, search, help.'],
  instead: [{ when: 'For any other action:', use: 'button' }],
  anatomy: {
    example: <IconButton label="Close" icon={getIcon('x', 22)} />,
    parts: [
      { name: 'Target', does: 'Is at least 44 px wide and high.', at: 'button' },
      { name: 'Icon', does: 'Has 20 to 24 px, from the set in Foundations.', at: 'svg', side: 'bottom' },
      { name: 'Label', does: 'Is the accessible name, and is not visible.' },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use each icon only with its meaning in Foundations.',
        example: <IconButton label="Close" icon={getIcon('x', 22)} />,
      },
      dont: {
        words: 'Use an icon that needs an explanation. Use words.',
        example: <IconButton label="Take back the last stroke" icon={getIcon('undo-2', 22)} />,
      },
    },
  ],
  accessibility: {
    role: 'A native `<button>` with `aria-label`.',
    keys: [['Enter Space', 'Presses it.']],
    says: ['“Close, button”'],
    notes: ['Several presses within 200 ms count once.'],
  },
  content: ['The label is a verb: “Close”, “Search”. It doesn’t describe the icon.'],
};
export default guide;
