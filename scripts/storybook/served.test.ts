import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isServed } from '../../.storybook/pages/served.ts';
import { repositoryPages } from '../docs/site.ts';

test('Storybook links only to pages that its server has', () => {
  const pages = [...repositoryPages(join(import.meta.dirname, '../..')).keys()];
  expect(pages.filter((path) => !isServed(path))).toEqual([]);
  const others = ['examples/edition-my/README.md', 'packages/ui/src/tokens.test.ts', 'packages/sandbox/Containerfile'];
  expect(others.filter((path) => isServed(path))).toEqual([]);
});
