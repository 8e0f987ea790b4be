import type { Guide } from '../component-page/guide.ts';

const guide: Guide = {
  use: ['Around what touches an edge of the screen: a bar at the bottom, a page without a navigation bar.'],
  instead: [
    { when: 'For the actions of a screen, which keep clear by themselves:', use: 'action-bar' },
    { when: 'For the bar at the top:', use: 'nav-bar' },
  ],
  anatomy: {
    parts: [{ name: 'Padding', does: 'Of the edges in `edges`, as wide as the notch, the corner or the home bar.' }],
  },
  practice: [
    {
      do: { words: 'Name the edges that the element touches.' },
      dont: { words: 'Put one into another. The padding would be there twice.' },
    },
  ],
  accessibility: {
    role: 'A `<div>` without a role.',
    notes: ['A host without `env()` sets `--q-safe-top` and the other three.'],
  },
};
export default guide;
