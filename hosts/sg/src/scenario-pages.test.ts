import { findScenario, pages } from '@quayside/sandbox/scenarios';
import { describe, expect, test } from 'vitest';
import { specifiedRoutes } from '../../../packages/host/src/testing/specified-routes.ts';

describe('pages of the catalogue', () => {
  test('lists each page of the specification once, in the order of the specification', () => {
    expect(pages.map(({ path }) => path)).toEqual(specifiedRoutes.map(({ path }) => path));
  });

  test('offers pages to customers of Singapore scenarios, and public pages to visitors', () => {
    const nobody = pages.filter(
      ({ scenario }) => scenario !== null && !findScenario(scenario)?.editions.includes('sg'),
    );
    expect(nobody).toEqual([]);
    const open = specifiedRoutes.flatMap(({ path, auth }) => (auth === false ? [path] : []));
    expect(open).toEqual(expect.arrayContaining(pages.flatMap(({ path, scenario }) => (scenario ? [] : [path]))));
  });
});
