import type { Guide } from '../testing/guides/guide.ts';
import { Divider } from './divider.tsx';

const guide: Guide = {
  summary: 'Separates two parts of a page or a list.',
  use: ['Between two alternatives, with “or”.', 'Between groups of a page, if white space isn’t enough.'],
  instead: [{ when: 'Between rows, which already have lines:', use: 'list' }],
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
        does: 'Has the colour of lines between content.',
        at: 'hr',
        side: 'start',
      },
      { name: 'Words', does: 'Appear between two lines.', at: 'text=or', side: 'bottom', optional: true },
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
  accessibility: {
    role: 'An `<hr>`. With words, screen readers announce the words but not the lines.',
    says: ['“or”'],
  },
  content: ['Use one lowercase word: “or”.'],
};
export default guide;
