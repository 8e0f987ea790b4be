import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { EmptyState } from './empty-state.tsx';

const guide: Guide = {
  use: ['For a list or a page without entries: no documents yet, no orders today, no result of a search.'],
  instead: [
    { when: 'For content that is loading:', use: 'skeleton' },
    { when: 'For content that failed to load:', use: 'notice' },
    { when: 'For the outcome of a journey:', use: 'result' },
  ],
  anatomy: {
    example: (
      <EmptyState
        title="No documents yet"
        action={
          <Button size="medium" variant="secondary">
            Upload a document
          </Button>
        }
      >
        What you sign and what we send you is kept here.
      </EmptyState>
    ),
    parts: [
      {
        name: 'Picture or icon',
        does: 'An empty tray, or an icon of 28 px. It is decorative.',
        at: '[data-picture]',
        side: 'start',
      },
      { name: 'Title', does: 'Says what isn’t there.', at: 'p:first-of-type, h2, strong' },
      {
        name: 'Text',
        does: 'Says what will be here, or how to get it.',
        at: 'text=What you sign',
        side: 'start',
        optional: true,
      },
      { name: 'Action', does: 'Fills the place.', at: 'button', optional: true },
    ],
  },
  practice: [
    {
      do: {
        words: 'Say what will be here, and offer to begin.',
        example: <EmptyState title="No documents yet">What you sign and what we send you is kept here.</EmptyState>,
      },
      dont: { words: 'Write “No data”.', example: <EmptyState title="No data" /> },
    },
    {
      do: { words: 'Say what was searched for when a search finds nothing, and how to search more widely.' },
      dont: { words: 'Show it before the list is loaded. Customers take it for an answer.' },
    },
  ],
  accessibility: {
    role: 'Text. The picture is hidden.',
    says: ['“No documents yet. What you sign and what we send you is kept here.”'],
  },
  content: ['The title is a fragment without a full stop: “No documents yet”. “Yet” where they will come.'],
};
export default guide;
