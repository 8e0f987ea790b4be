import type { Guide } from '../testing/guides/guide.ts';
import { Divider } from './divider.tsx';

const guide: Guide = {
  use: [
    'Between two ways to the same goal, with “or”.',
    'Between groups of a page, where white space alone isn’t enough.',
  ],
  instead: [{ when: 'Between rows, which have lines of their own:', use: 'list' }],
  anatomy: {
    example: (
      <div>
        <Divider />
        <Divider label="or" />
      </div>
    ),
    parts: [
      {
        name: 'Line',
        does: 'In the colour of lines between things.',
        at: 'hr',
        side: 'start',
      },
      { name: 'Words', does: 'Between two lines.', at: 'text=or', side: 'bottom', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Use white space first.',
        example: (
          <div className="flex flex-col gap-6">
            <p className="m-0 text-title">Contact</p>
            <p className="m-0 text-title">Documents</p>
          </div>
        ),
      },
      dont: {
        words: 'Put a line below each heading.',
        example: (
          <div className="flex flex-col gap-2">
            <p className="m-0 text-title">Contact</p>
            <Divider />
            <p className="m-0 text-title">Documents</p>
            <Divider />
          </div>
        ),
      },
    },
  ],
  accessibility: { role: 'An `<hr>`. With words, they are read and the lines aren’t.', says: ['“or”'] },
  content: ['One word, in small letters: “or”.'],
};
export default guide;
