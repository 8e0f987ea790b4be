import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const words = () => lazyPart(async () => ({ default: ({ of }: { of: string }) => <p>{of}</p> }));

/** Renders a component that must appear in the first frame of its page. */
function show(Part: ReturnType<typeof words>) {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() =>
    root.render(
      <Suspense fallback="waits">
        <Part of="here" />
      </Suspense>,
    ),
  );
  return place;
}

test('renders a preloaded component in the first frame', async () => {
  const Part = words();
  await Part.prepare();
  expect(show(Part).textContent).toBe('here');
});

test('shows the fallback first for a component that is not preloaded', async () => {
  const place = show(words());
  expect(place.textContent).toBe('waits');
  await expect.poll(() => place.textContent).toBe('here');
});
