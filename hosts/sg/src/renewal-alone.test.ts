import { w8benUpdateEntry } from '@quayside/flow-w8ben/entries';
import { w8benUpdateFlow } from '@quayside/flow-w8ben/w8ben-update';
import { routeTable } from '@quayside/host/internals/navigation/route-table';
import { expect, test } from 'vitest';

test('an app can offer only the renewal of the W-8BEN, without links to other flows', async () => {
  const home = async () => ({ default: () => null });
  const notOffered = async () => ({ default: () => null });
  const routes = routeTable({ home, notOffered, flows: [w8benUpdateEntry] });
  expect(await routes.flows()).toEqual([w8benUpdateFlow]);
  const paths = [
    '/w8-ben-update',
    '/w8-ben-tips',
    '/update-w8-ben-form',
    '/update-w8-ben-info',
    '/update-w8-ben-signature',
    '/update-w8-ben-affidavit',
    '/update-w8-ben-status',
    '/update-w8-ben-not-eligible',
  ];
  for (const path of paths) expect(await routes.find(path)).toMatchObject({ path, flow: w8benUpdateFlow });
  expect((await routes.find('/sg-base-info'))?.screen).toBe(notOffered);
  expect(w8benUpdateFlow.parts, 'no other flow has to be registered').toEqual({});
  for (const { screen } of [...w8benUpdateFlow.steps, ...w8benUpdateFlow.screens])
    expect((await screen()).default).toBeTypeOf('function');
});
