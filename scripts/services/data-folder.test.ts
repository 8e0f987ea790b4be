import { expect, test } from 'vitest';
import { dataFolderOf } from './data-folder.ts';

test('the sandbox of npm start keeps its data where DATA_DIR says', () => {
  expect(dataFolderOf('/checkout', { DATA_DIR: '/other' })).toBe('/other');
  expect(dataFolderOf('/checkout', {})).toBe('/checkout/.quayside/sandbox');
});
