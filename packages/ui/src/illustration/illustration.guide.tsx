import type { Guide } from '../testing/guides/guide.ts';
import { Illustration } from './illustration.tsx';

const guide: Guide = {
  summary: 'Shows a small drawing in the colours of the brand, above an outcome or on an empty page.',
  use: ['Once per page, if a picture shows its topic at a glance: an outcome, an empty list, how to hold a phone.'],
  instead: [{ when: 'For the outcome of a journey, which already has a picture:', use: 'result' }],
  anatomy: {
    example: <Illustration name="review" />,
    parts: [
      {
        name: 'Picture',
        does: 'Has 160 × 112 px in the colours of the brand and the skin.',
        at: '[data-picture]',
        side: 'start',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Say everything in the text.' },
      dont: { words: 'Put it above a form, where it pushes the first question down.' },
    },
  ],
  accessibility: {
    role: 'Hidden, because it is decorative.',
    notes: ['The drawing loads separately. Its space is reserved, so nothing jumps.'],
  },
  content: ['Do not add text to the drawing. The title has the same meaning.'],
};
export default guide;
