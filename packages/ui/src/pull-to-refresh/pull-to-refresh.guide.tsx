import type { Guide } from '../testing/guides/guide.ts';
import { PullToRefresh } from './pull-to-refresh.tsx';

const guide: Guide = {
  summary: 'Reloads a page by a pull or a press.',
  use: ['For a list or a page whose content changes on the server: applications, orders.'],
  instead: [{ when: 'For content that failed to load:', use: 'notice' }],
  anatomy: {
    example: (
      <PullToRefresh note="Updated 14:05" onRefresh={() => Promise.resolve()}>
        <p className="m-0" data-content>
          Options trading: we check your documents
        </p>
      </PullToRefresh>
    ),
    parts: [
      { name: 'Note', does: 'Says when the content was loaded.', at: 'text=Updated', side: 'start', optional: true },
      { name: 'Button', does: 'Does the same as the gesture.', at: 'button' },
      {
        name: 'Content',
        does: 'Stays visible while the content loads, and after a failure.',
        at: '[data-content]',
        side: 'bottom',
      },
    ],
  },
  practice: [
    {
      do: { words: 'Set `pull="off"` in a native app with its own gesture.' },
      dont: { words: 'Use it in a form. A pull could lose answers.' },
    },
  ],
  accessibility: {
    role: 'A button, and a `status` for the result.',
    keys: [['Enter Space', 'Refreshes.']],
    says: ['“Refresh, button”, then “Refreshed”'],
    notes: ['The gesture is never the only way to refresh.'],
  },
  content: ['The note gives a time, not “just now”: “Updated 14:05”.'],
};
export default guide;
