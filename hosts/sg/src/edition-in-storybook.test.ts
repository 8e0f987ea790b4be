import { expect, test } from 'vitest';
import { editions } from '../../../.storybook/editions.ts';
import { edition } from './edition.ts';

test('the edition toolbar of Storybook starts with the language of this edition', () => {
  expect(editions.sg.language).toBe(edition.defaultLanguage);
});
