import { Button } from '../button/button.tsx';
import type { Guide } from '../testing/guides/guide.ts';
import { EmptyState } from './empty-state.tsx';

const guide: Guide = {
  summary: 'Says that there is nothing yet, and what to do next.',
  use: ['For a list or a page without entries: no documents yet, no orders today, no search results.'],
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
        does: 'Is an empty tray, or an icon of 28 px. It is decorative.',
        at: '[data-picture]',
        side: 'start',
      },
      { name: 'Title', does: 'Says what is missing.', at: 'p:first-of-type, h2, strong' },
      {
        name: 'Text',
        does: 'Says what will be here, or how to get it.',
        at: 'text=What you sign',
        side: 'start',
        optional: true,
      },
      { name: 'Action', does: 'Adds the first entry.', at: 'button', optional: true },
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
      do: { words: 'If a search finds nothing, repeat what was searched for and suggest a wider search.' },
      dont: { words: 'Show it before the list has loaded. Customers think that it is the result.' },
    },
  ],
  accessibility: {
    role: 'Text. The picture is hidden.',
    says: ['“No documents yet. What you sign and what we send you is kept here.”'],
  },
  content: ['The title is a fragment without a full stop: “No documents yet”. Add “yet” if entries will follow.'],
};
export default guide;
