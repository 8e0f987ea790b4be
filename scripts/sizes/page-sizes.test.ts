import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { PageMissingError, pageSizes } from './page-sizes.ts';

const dist = mkdtempSync(join(tmpdir(), 'quayside-budgets-'));
mkdirSync(join(dist, 'assets'));
writeFileSync(join(dist, 'pages.json'), JSON.stringify({ pages: { '/': { en: 'index.html' } } }));
writeFileSync(join(dist, 'index.html'), '<script type="module" src="/app/assets/entry.js"></script>');
writeFileSync(join(dist, 'assets/entry.js'), 'import"./shared.js";import("./later.js")');
writeFileSync(join(dist, 'assets/shared.js'), randomBytes(3000)); // random bytes do not compress
writeFileSync(join(dist, 'assets/later.js'), randomBytes(9000));

test('the size of a page counts scripts that load before it is interactive, largest first', () => {
  const [page] = pageSizes(dist, '/app/', { '/': 4 });
  expect(page?.scripts.map(({ path }) => path)).toEqual(['assets/shared.js', 'assets/entry.js']);
  expect(page?.total).toBeGreaterThan(3);
  expect(page?.total).toBeLessThan(4);
});

test('a budget for a route without a page is an error', () => {
  expect(() => pageSizes(dist, '/app/', { '/sg-choose': 4 })).toThrow(PageMissingError);
});
