import type { Flow } from '@quayside/flow/define-flow';
import type { FlowEntry } from '@quayside/flow/internals/flow-entry';
import { titles } from '@quayside/i18n/internals/text/titles';
import { allScreenDefinitions } from '@quayside/rules/internals/flow-definitions';
import { describe, expect, test, vi } from 'vitest';
import { specifiedRoutes } from '../../testing/specified-routes.ts';
import { routeTable } from './route-table.ts';

const home = async () => ({ default: () => null });
const notOffered = async () => ({ default: () => null });
const handOff = async () => ({ default: () => null });
const screen = async () => ({ default: () => null });
const flow = {
  name: 'opening',
  steps: [
    { path: '/sg-base-info', name: 'sgBaseInfo', step: 'base-info', group: 'identity', screen },
    { path: '/sg-face-h5', name: 'sgFaceH5', step: 'face', group: 'identity', screen, onPhone: true },
  ],
  screens: [{ path: '/sg-check-answers', name: 'sgCheckAnswers', screen }],
} as unknown as Flow;
const paths = ['/sg-base-info', '/sg-face-h5', '/sg-check-answers', '/sg-choose'];
const entry = (load: FlowEntry['load'] = async () => flow): FlowEntry => ({ name: 'opening', paths, load });
const routes = routeTable({ home, notOffered, flows: [entry()] });

describe('the route table', () => {
  test('NAV-07 the route table contains the 86 specified routes and one more, each once and with a title', async () => {
    expect(specifiedRoutes).toHaveLength(87);
    expect(new Set(specifiedRoutes.map(({ path }) => path)).size).toBe(87);
    expect(specifiedRoutes.filter(({ pathIsOurs }) => pathIsOurs).map(({ path }) => path)).toEqual([
      '/modify-w8-ben-affidavit',
    ]);
    expect(specifiedRoutes.filter(({ name }) => !(`title.${name}` in titles.en))).toEqual([]);
    for (const { path, name, auth } of specifiedRoutes)
      expect(await routes.find(path)).toMatchObject({ path, name, ...(auth === false ? { auth } : {}) });
  });

  test('NAV-07 every specified path leads to its flow, or to the page for flows that are not offered', async () => {
    for (const { path } of specifiedRoutes) expect([path, (await routes.find(path))?.screen]).not.toContain(undefined);
    expect(await routes.find('/')).toMatchObject({ screen: home, auth: false });
    expect(await routes.find('/sg-base-info')).toMatchObject({ screen, flow });
    expect(await routes.find('/sg-check-answers')).toMatchObject({ screen, flow });
    expect((await routes.find('/sg-options-introduce'))?.screen).toBe(notOffered);
    expect((await routes.find('/sg-choose'))?.screen, 'a flow without this screen').toBe(notOffered);
  });

  test('NAV-04 F12 only home, /sg-futures and /cfd-intro are public', async () => {
    const found = await Promise.all(specifiedRoutes.map(async ({ path }) => routes.find(path)));
    const open = found.flatMap((route) => (route?.auth === false ? route.path : []));
    expect(open).toEqual(['/', '/sg-futures', '/cfd-intro']);
    expect((await routes.find('/sg-cfd'))?.auth).toBeUndefined();
  });

  test('NAV-07 routes have the names of the specification', async () => {
    expect(routes.home.name).toBe('home');
    expect((await routes.find('/sg-cfd-experience'))?.name).toBe('sgOpenCFD');
    expect((await routes.find('/sg-risklevel'))?.name, 'NAV-02: its title key').toBe('riskState');
  });

  test('NAV-06 the route table has no other paths, and ignores a final slash', async () => {
    for (const path of ['/nowhere', '/SG-BASE-INFO', '/sg-base-info/more', '/constructor', '', '/hand-off'])
      expect(routes.find(path)).toBeUndefined();
    expect((await routes.find('/sg-base-info//'))?.path).toBe('/sg-base-info');
  });

  test('with a hand-off, the route table contains the camera steps under the phone’s paths', async () => {
    const table = routeTable({ home, notOffered, handOff, flows: [entry()] });
    expect(await table.find('/hand-off')).toMatchObject({ screen: handOff, phone: true, auth: false });
    expect(await table.find('/hand-off-sg-face-h5')).toMatchObject({ screen, flow, phone: true, auth: false });
    expect(await table.find('/hand-off-sg-base-info')).toBeUndefined();
    expect(await routes.find('/hand-off-sg-face-h5')).toBeUndefined();
  });

  test('a flow loads once, with the first request for one of its paths', async () => {
    const load = vi.fn<FlowEntry['load']>(async () => flow);
    const table = routeTable({ home, notOffered, flows: [entry(load)] });
    expect(table.find('/')).toBe(table.home);
    for (const { path } of allScreenDefinitions.filter((place) => !paths.includes(place.path))) await table.find(path);
    expect(load).not.toHaveBeenCalled();
    const coming = table.find('/sg-base-info');
    expect(coming).toBeInstanceOf(Promise);
    expect(await table.flow('opening')).toBe(flow);
    expect(await table.flows()).toEqual([flow]);
    expect(await table.flow('cfd')).toBeUndefined();
    expect(table.find('/sg-base-info')).toBe(await coming);
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('FAIL-01 the next request retries a flow that failed to load', async () => {
    const load = vi.fn<FlowEntry['load']>(async () => flow).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const table = routeTable({ home, notOffered, flows: [entry(load)] });
    await expect(table.find('/sg-base-info')).rejects.toMatchObject({ name: 'ChunkLoadError' });
    expect(await table.find('/sg-base-info')).toMatchObject({ screen, flow });
  });
});
