import type { Guide } from '../testing/guides/guide.ts';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

const guide: Guide = {
  summary: 'Shows the shape of content that is loading.',
  use: ['For content with a known layout, while it loads: a list of accounts, a card, a form with saved answers.'],
  instead: [
    { when: 'For a wait without a known layout:', use: 'loading' },
    { when: 'For a running action:', use: 'button' },
    { when: 'For an upload:', use: 'progress' },
  ],
  anatomy: {
    example: (
      <SkeletonScreen>
        <Skeleton width="60%" />
        <Skeleton lines={3} />
        <Skeleton variant="block" height="3rem" />
      </SkeletonScreen>
    ),
    parts: [
      { name: 'Text', does: 'Shows lines, the last one shorter.', at: '[class*=animate]' },
      { name: 'Block', does: 'Represents a picture or a button.', at: '[style*="3rem"]' },
      { name: 'Circle', does: 'Represents an icon.', optional: true },
      { name: 'Screen', does: 'Contains all of them and announces “Loading” once.' },
    ],
  },
  practice: [
    {
      do: { words: 'Give it the size of the content, so that nothing jumps.' },
      dont: { words: 'Draw a page that looks different from the real one.' },
    },
    {
      do: { words: 'Show the title and the bar at once, because they are known.' },
      dont: { words: 'Replace visible content with skeletons.' },
    },
  ],
  accessibility: {
    role: 'Hidden. `SkeletonScreen` is a `status` that says “Loading”.',
    says: ['“Loading”'],
    notes: ['It pulses. With reduced motion it doesn’t move.'],
  },
  content: ['A screen reader announces “Loading” once. Don’t write another text for this wait.'],
};
export default guide;
