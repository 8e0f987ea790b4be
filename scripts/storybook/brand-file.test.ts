import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { brandFile, tokensOfBrand } from '../../.storybook/pages/brand-file.ts';
import { firstBrand } from '../../.storybook/pages/brand-pack.tsx';

test('the brand pack of the theme editor is a module that exports the brand', async () => {
  const named = { ...firstBrand, name: "Kopi O'Clock \\ Sons" };
  const code = stripTypeScriptTypes(brandFile(named));
  const made = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(code)}`)) as object;
  expect(made).toMatchObject({ wordmark: named.name, licence: named.licence, brand: named });
});

test('a brand gives the tokens that the stylesheet of an edition has', () => {
  expect(tokensOfBrand(firstBrand)).toMatchObject({ '--q-brand-accent': '#7a2e5d', '--q-brand-radius': '0.875rem' });
});
