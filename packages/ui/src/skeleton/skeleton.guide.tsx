import type { Guide } from '../testing/guides/guide.ts';
import { Skeleton, SkeletonScreen } from './skeleton.tsx';

const guide: Guide = {
  use: ['For content whose layout is known, while it loads: a list of accounts, a card, a form with saved answers.'],
  instead: [
    { when: 'For a wait without a known layout:', use: 'loading' },
    { when: 'For an action that runs:', use: 'button' },
    { when: 'For an upload:', use: 'progress' },
  ],
  anatomy: {
    example: (
      <SkeletonScreen>
        <Skeleton width="60%" />
        <Skeleton lines={3} />
        <Skeleton shape="block" height="3rem" />
      </SkeletonScreen>
    ),
    parts: [
      { name: 'Text', does: 'Lines, the last one shorter.', at: '[class*=animate]' },
      { name: 'Block', does: 'A picture or a button.', at: '[style*="3rem"]' },
      { name: 'Circle', does: 'An icon.', optional: true },
      { name: 'Screen', does: 'Holds all of them and announces “Loading” once.' },
    ],
  },
  practice: [
    {
      do: { words: 'Give it the size of what follows, so that nothing jumps.' },
      dont: { words: 'Draw a page that looks different from the one that comes.' },
    },
    {
      do: { words: 'Show the title and the bar at once: they are known.' },
      dont: { words: 'Replace content that is there already with skeletons.' },
    },
  ],
  accessibility: {
    role: 'Hidden. `SkeletonScreen` is a `status` that says “Loading”.',
    says: ['“Loading”'],
    notes: ['It pulses. With reduced motion it stands still.'],
  },
  content: ['A screen reader hears “Loading” once. Write no other words for a wait of this kind.'],
};
export default guide;
