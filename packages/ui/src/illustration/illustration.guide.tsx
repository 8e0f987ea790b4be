import type { Guide } from '../testing/guides/guide.ts';
import { Illustration } from './illustration.tsx';

const guide: Guide = {
  use: [
    'Once a page, where a picture says at a glance what it is about: an outcome, an empty list, how to hold a phone.',
  ],
  instead: [{ when: 'For the outcome of a journey, which has a picture already:', use: 'result' }],
  anatomy: {
    example: <Illustration name="review" />,
    parts: [
      {
        name: 'Picture',
        does: '160 × 112 px in the colours of the brand and the skin.',
        at: '[data-picture]',
        side: 'start',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Let the words say everything.' },
      dont: { words: 'Put it above a form, where it pushes the first question down.' },
    },
  ],
  accessibility: {
    role: 'Hidden, because it is decorative.',
    notes: ['The drawing loads by itself. Its place stays free, so nothing jumps.'],
  },
  content: ['Give it no words. The title beside it says the same.'],
};
export default guide;
