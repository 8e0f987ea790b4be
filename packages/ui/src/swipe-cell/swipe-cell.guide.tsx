import { List } from '../list/list.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { getIcon } from '../testing/guides/icon.ts';
import { noop } from '../testing/guides/noop.ts';
import { SwipeCell } from './swipe-cell.tsx';

const guide: Guide = {
  summary: 'Shows a row of a list with actions that appear after a swipe or a press.',
  use: ['For one to three actions on a row of a list, such as removing a bank account.'],
  instead: [
    { when: 'For a row that leads to a page:', use: 'cell' },
    { when: 'For more actions:', use: 'action-sheet' },
  ],
  anatomy: {
    example: (
      <List variant="card" label="Bank accounts">
        <SwipeCell
          label="Citibank ending in 4821"
          title="Citibank"
          detail="Ends in 4821"
          actions={[{ id: 'rename', label: 'Rename', icon: getIcon('pencil'), onPress: noop }]}
        />
      </List>
    ),
    parts: [
      { name: 'Row', does: 'Follows the finger after 10 px.', at: 'li', side: 'start' },
      { name: 'Actions button', does: 'Shows the actions without a swipe.', at: 'button' },
      { name: 'Actions', does: 'Are beside the row, or below its title on narrow screens.', optional: true },
    ],
  },
  practice: [
    {
      do: { words: 'Put the action that can’t be undone last, and ask before it.' },
      dont: { words: 'Let the swipe itself run an action.' },
    },
  ],
  accessibility: {
    role: 'A row with a button that shows its actions.',
    keys: [
      ['Enter Space', 'Shows the actions.'],
      ['Esc', 'Hides them.'],
    ],
    says: ['“Actions for Citibank ending in 4821, button, collapsed”'],
    notes: ['A swipe is never the only way to an action.'],
  },
  content: ['An action is one verb: “Rename”, “Remove”. The row names the object.'],
};
export default guide;
