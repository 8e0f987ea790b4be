import { findScenario, pages } from '@quayside/sandbox/scenarios';
import { describe, expect, test } from 'vitest';
import { specifiedRoutes } from '../../../packages/host/src/testing/specified-routes.ts';

describe('the page catalogue of the sandbox', () => {
  test('the catalogue lists each page of the specification once, in its order', () => {
    expect(pages.map(({ path }) => path)).toEqual(specifiedRoutes.map(({ path }) => path));
  });

  test('the catalogue opens pages as a customer of a Singapore scenario, and public pages as a visitor', () => {
    const nobody = pages.filter(
      ({ scenario }) => scenario !== null && !findScenario(scenario)?.editions.includes('sg'),
    );
    expect(nobody).toEqual([]);
    const open = specifiedRoutes.flatMap(({ path, auth }) => (auth === false ? [path] : []));
    expect(open).toEqual(expect.arrayContaining(pages.flatMap(({ path, scenario }) => (scenario ? [] : [path]))));
  });
});
