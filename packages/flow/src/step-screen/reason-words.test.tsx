import { reasons } from '@quayside/i18n/internals/text/reasons';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import ReasonWords from './reason-words.tsx';

test.each([
  ['too-old', undefined, /older than/],
  ['of-tomorrow', undefined, reasons.en.other],
  ['reply', undefined, reasons.en.other],
  ['of-tomorrow', 'Please call us.', 'Please call us.'],
  ['other', 'Please call us.', 'Please call us.'],
])('renders the reason %s with the note %s as %s', async (code, note, said) => {
  const { container } = await render(<ReasonWords code={code} note={note} />);
  expect(container.textContent).toMatch(said);
  expect(container.textContent).not.toContain(code === 'other' ? 'requirement' : code);
});
