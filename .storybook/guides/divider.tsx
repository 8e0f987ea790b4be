import { Divider } from '../../packages/ui/src/divider/divider.tsx';
import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: [
    'Between two ways to the same goal, with “or”.',
    'Between groups of a page, where white space alone isn’t enough.',
  ],
  instead: [{ when: 'Between rows, which have lines of their own:', use: 'list' }],
  anatomy: {
    example: <Divider label="or" />,
    parts: [
      {
        name: 'Line',
        does: 'In the colour of lines between things.',
        at: ':first-child',
        side: 'start',
      },
      { name: 'Words', does: 'Between two lines.', optional: true },
    ],
  },
  practice: [{ do: { words: 'Use white space first.' }, dont: { words: 'Put a line below each heading.' } }],
  accessibility: { role: 'An `<hr>`. With words, they are read and the lines aren’t.', says: ['“or”'] },
};
export default guide;
