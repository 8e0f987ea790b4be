import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isServedFile } from '../../.storybook/pages/served.ts';
import { repositoryPages } from '../docs/site.ts';

test('Storybook links only to pages that its server has', () => {
  const pages = [...repositoryPages(join(import.meta.dirname, '../..')).keys()];
  expect(pages.filter((path) => !isServedFile(path))).toEqual([]);
  const others = ['examples/edition-my/README.md', 'packages/ui/src/tokens.test.ts', 'packages/sandbox/Containerfile'];
  expect(others.filter((path) => isServedFile(path))).toEqual([]);
});
