import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wrongQuotes } from './quotes.ts';

const root = join(import.meta.dirname, '../..');
const messages = (text: string) => wrongQuotes(root, [{ path: 'docs/a.md', text }]).map(({ message }) => message);

test.each([
  ['`scripts/checks/quotes.ts: wrongQuotes = (root`', []],
  ['`scripts/checks/quotes.ts`, `packages/ui: a folder`', []],
  ['`scripts/checks/quotes.ts: no such words`', [/does not contain/]],
  ['`scripts/checks/gone.ts: words`', [/does not exist/]],
])('%s', (text, expected) => expect(messages(text)).toEqual(expected.map((one) => expect.stringMatching(one))));
