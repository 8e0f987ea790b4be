import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readAsvs, securityPage } from './security.ts';

const root = join(import.meta.dirname, '../..');

test('the page counts how the items stand, and says of each by what or why', () => {
  const page = securityPage({
    sections: { '3.3': 'Cookie Setup', '3.4': 'Headers' },
    items: [
      { id: '3.3.1', level: 1, absent: 'There are no cookies.' },
      { id: '3.4.1', level: 1, by: ['e2e/security.spec.ts: 5.1 pages'] },
    ],
  });
  expect(page).toContain('| held, by a test or file | 1 |');
  expect(page).toContain('| 3.3.1 | L1 | not applicable | There are no cookies. |');
  expect(page).toContain('### 3.4 Headers');
});

test('what is open is listed, not hidden', () => {
  expect(readAsvs(root).items.filter(({ open }) => open).length).toBeGreaterThan(0);
});
