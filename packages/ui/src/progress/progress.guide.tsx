import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { Progress } from './progress.tsx';

const guide: Guide = {
  summary: 'Shows the progress of an operation.',
  use: ['For one task of several seconds with measurable progress: an upload, the check of a photo.'],
  instead: [
    { when: 'For progress through a journey:', use: 'step-progress' },
    { when: 'For a wait without measurable progress on a whole page:', use: 'loading' },
    { when: 'For a value on a scale:', use: 'gauge' },
  ],
  anatomy: {
    example: <Progress label="Uploading passport.jpg" value={0.45} note="45%" />,
    parts: [
      { name: 'Label', does: 'Names the task.', at: '[id]', side: 'start' },
      { name: 'Note', does: 'Shows the percentage or the time left.', at: 'text=45%', optional: true },
      {
        name: 'Bar',
        does: 'Is filled by the percentage. Without a value it moves.',
        at: '[role=progressbar]',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: {
        words: 'Show the name and the progress of the task.',
        example: <Progress label="Uploading passport.jpg" value={0.45} note="45%" />,
      },
      dont: {
        words: 'Show a bar without a label. Customers don’t know whether to wait.',
        example: <Progress label="Information" value={0.45} />,
      },
    },
    {
      do: {
        words: 'Offer to cancel a task of more than a few seconds.',
        example: (
          <div className="flex flex-col items-start gap-2">
            <Progress label="Uploading passport.jpg" value={0.45} note="45%" />
            <Button variant="quiet" size="medium">
              Cancel
            </Button>
          </div>
        ),
      },
      dont: { words: 'Animate a bar that measures nothing.', example: <Progress label="Uploading passport.jpg" /> },
    },
  ],
  accessibility: {
    role: 'A `progressbar` with its label and value.',
    says: ['“Uploading passport.jpg, progress bar, 45%”'],
  },
  content: ['Start with the verb: “Uploading passport.jpg”.'],
};
export default guide;
