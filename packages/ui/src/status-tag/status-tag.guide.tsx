import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { StatusTag } from './status-tag.tsx';

const guide: Guide = {
  summary: 'Names the state of something in one or two words.',
  use: ['For a state beside a name: open, under review, due, not accepted.'],
  instead: [
    { when: 'For a message with a sentence:', use: 'notice' },
    { when: 'For the state of a step:', use: 'steps' },
  ],
  anatomy: {
    example: <StatusTag tone="warning">Due</StatusTag>,
    parts: [{ name: 'Tag', does: 'Has one or two words on the soft colour of the tone.', at: '[data-tone]' }],
  },
  practice: [
    {
      do: {
        words: 'Use a tone that shows how urgent a state is: `warning` for due, `danger` for not accepted.',
        example: <StatusTag tone="danger">Not accepted</StatusTag>,
      },
      dont: {
        words: 'Use a tone that doesn’t match the meaning.',
        example: <StatusTag tone="success">Draft</StatusTag>,
      },
    },
    {
      do: {
        words: 'Use the same word for the same state everywhere.',
        example: (
          <div className="flex flex-col items-start gap-2">
            <StatusTag tone="warning">Due</StatusTag>
            <StatusTag tone="warning">Due</StatusTag>
          </div>
        ),
      },
      dont: {
        words: 'Make it pressable. It then looks like a filter.',
        example: (
          <Button size="medium" variant="secondary">
            Due
          </Button>
        ),
      },
    },
  ],
  accessibility: {
    role: 'Text in a `<span>`. The word gives the meaning, and the colour repeats it.',
    says: ['“Due”'],
  },
  content: ['Use adjectives or nouns in sentence case: “Under review”. No full stop.'],
};
export default guide;
