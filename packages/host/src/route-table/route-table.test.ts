import type { Flow } from '@quayside/flow/define-flow';
import { titles } from '@quayside/i18n/text/titles';
import { describe, expect, test } from 'vitest';
import { specifiedRoutes } from '../testing/specified-routes.ts';
import { routeOf, routeTable } from './route-table.ts';

const home = async () => ({ default: () => null });
const notOffered = async () => ({ default: () => null });
const screen = async () => ({ default: () => null });
const flow = {
  name: 'opening',
  steps: [{ path: '/sg-base-info', name: 'sgBaseInfo', step: 'base-info', group: 'identity', screen }],
  screens: [{ path: '/sg-check-answers', name: 'sgCheckAnswers', screen }],
} as unknown as Flow;
const routes = routeTable({ home, notOffered, flows: [flow] });

describe('the route table', () => {
  test('NAV-07 holds the 86 routes of the specification and one of ours, each once, each with a title', () => {
    expect(specifiedRoutes).toHaveLength(87);
    expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(87);
    expect(specifiedRoutes.filter(({ pathIsOurs }) => pathIsOurs).map(({ path }) => path)).toEqual([
      '/modify-w8-ben-affidavit',
    ]);
    expect(specifiedRoutes.filter(({ name }) => !(`title.${name}` in titles.en))).toEqual([]);
    for (const { path, name, auth } of specifiedRoutes)
      expect(routeOf(routes, path)).toMatchObject({ name, ...(auth === false ? { auth } : {}) });
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  test('NAV-07 gives every specified path a screen: the flow that serves it, or the page that says it is not offered', () => {
    for (const { path } of specifiedRoutes) expect([path, routeOf(routes, path)?.screen]).not.toContain(undefined);
    expect(routeOf(routes, '/')).toMatchObject({ screen: home, auth: false });
    expect(routeOf(routes, '/sg-base-info')).toMatchObject({ screen, flow });
    expect(routeOf(routes, '/sg-check-answers')).toMatchObject({ screen, flow });
    expect(routeOf(routes, '/sg-options-introduce')?.screen).toBe(notOffered);
    expect(routes.filter(({ path }) => path === '/sg-base-info')).toHaveLength(1);
  });

  test('NAV-04 F12 only home, /sg-futures and /cfd-intro are open to all; /sg-cfd carries no flag, so it logs in', () => {
    const specified = new Set(specifiedRoutes.map(({ path }) => path));
    const open = routes.filter(({ path, auth }) => auth === false && specified.has(path)).map(({ path }) => path);
    expect(open).toEqual(['/', '/sg-futures', '/cfd-intro']);
    expect(routeOf(routes, '/sg-cfd')?.auth).toBeUndefined();
  });

  test('NAV-07 the names that the specification gives are kept', () => {
    expect(routeOf(routes, '/')?.name).toBe('home');
    expect(routeOf(routes, '/sg-cfd-experience')?.name).toBe('sgOpenCFD');
    expect(routeOf(routes, '/sg-risklevel')?.name, 'NAV-02: its title key').toBe('riskState');
  });

  test('NAV-06 knows no other path; a slash at the end is no other', () => {
    for (const path of ['/nowhere', '/SG-BASE-INFO', '/sg-base-info/more', '/constructor', ''])
      expect(routeOf(routes, path)).toBeUndefined();
    expect(routeOf(routes, '/sg-base-info//')?.path).toBe('/sg-base-info');
  });
});
