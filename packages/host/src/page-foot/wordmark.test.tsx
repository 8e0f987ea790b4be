import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Edition } from '../edition.ts';
import { HostContext } from '../host-context.ts';
import { Wordmark } from './wordmark.tsx';

const markup = (edition: Partial<Edition>) =>
  renderToStaticMarkup(
    <HostContext.Provider value={{ edition: { wordmark: 'Quayside', ...edition } } as never}>
      <Wordmark />
    </HostContext.Provider>,
  );

test('a drawn wordmark has the text colour and an accessible name', () => {
  const drawn = markup({ wordmarkDrawing: { width: 411, height: 116, path: 'm0 0l9 9z' } });
  expect(drawn).toContain('<span class="sr-only" translate="no">Quayside</span>');
  expect(drawn).toMatch(
    /<svg aria-hidden="true" viewBox="0 0 411 116" width="4.11em" height="1.16em" class="[^"]*fill-current/,
  );
  expect(drawn).toContain('<path d="m0 0l9 9z">');
});

test('a wordmark without a drawing is rendered as text', () => {
  expect(markup({})).toBe('<span translate="no">Quayside</span>');
});
