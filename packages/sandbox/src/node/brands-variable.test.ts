import { expect, test } from 'vitest';
import { plainBrand } from '../domain/ports/editions.ts';
import { BrandsError, readBrands } from './brands-variable.ts';

const json = (change: object) => JSON.stringify({ sg: { ...plainBrand, ...change } });

test('parses the brands of the hosts by edition', () => {
  expect(readBrands(undefined)).toEqual({});
  expect(readBrands(json({}))).toEqual({ sg: plainBrand });
});

test.each([
  ['text that is not JSON', '{'],
  ['an invalid colour', json({ colours: { ...plainBrand.colours, hero: 'red;}' } })],
  ['an invalid path of the symbol', json({ symbol: 'M0 0"/><script>' })],
  ['a radius without a unit', json({ radius: '12' })],
])('refuses brands with %s', (_, text) => expect(() => readBrands(text)).toThrow(BrandsError));
