import type { CSSProperties } from 'react';
import type { Guide } from '../testing/guides/guide.ts';
import { SafeArea } from './safe-area.tsx';

/** The properties of a phone with a home indicator. */
const phone = { '--q-safe-bottom': '34px' } as CSSProperties;

const guide: Guide = {
  summary: 'Moves content away from the notch and the rounded corners of a phone.',
  use: ['Around content at an edge of the screen: a bar at the bottom, a page without a navigation bar.'],
  instead: [
    { when: 'For the actions of a screen, which already have this padding:', use: 'action-bar' },
    { when: 'For the bar at the top:', use: 'nav-bar' },
  ],
  anatomy: {
    example: (
      <div style={phone} className="bg-accent-soft">
        <SafeArea edges={['bottom']}>
          <p className="m-0 bg-surface-raised p-4">Sign and submit</p>
        </SafeArea>
      </div>
    ),
    parts: [
      {
        name: 'Padding',
        does: 'Applies to the edges in `edges`, as wide as the notch, the corner or the home bar.',
        at: 'div > div',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Name the edges that the element touches.' },
      dont: { words: 'Put one in another. The padding would apply twice.' },
    },
  ],
  accessibility: {
    role: 'A `<div>` without a role.',
    notes: ['A host without `env()` sets `--q-safe-top` and the other three properties.'],
  },
  content: ['It has no text.'],
};
export default guide;
