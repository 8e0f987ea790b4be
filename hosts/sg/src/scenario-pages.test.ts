import { pages, scenarioOf } from '@quayside/sandbox/scenarios';
import { describe, expect, test } from 'vitest';
import { specifiedRoutes } from '../../../packages/host/src/route-table/specified-routes.ts';

describe('the pages of the catalogue', () => {
  test('are those of the specification, each once, in its order', () => {
    expect(pages.map(({ path }) => path)).toEqual(specifiedRoutes.map(({ path }) => path));
  });

  test('are for customers of scenarios that the app of Singapore has; visitors see those that are open to all', () => {
    const nobody = pages.filter(({ scenario }) => scenario !== null && !scenarioOf(scenario)?.editions.includes('sg'));
    expect(nobody).toEqual([]);
    const open = specifiedRoutes.flatMap(({ path, auth }) => (auth === false ? [path] : []));
    expect(open).toEqual(expect.arrayContaining(pages.flatMap(({ path, scenario }) => (scenario ? [] : [path]))));
  });
});
