import { FlowProvider } from '@quayside/flow/flow-context';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { jointFlow } from './joint.ts';
import { openingFlow } from './opening.ts';

const flows = [openingFlow({ w8ben: [] }), jointFlow({ w8ben: [] })];
const never = () => new Promise<never>(() => undefined);
const routes = flows.flatMap((flow) => [...flow.steps, ...flow.screens].map((route) => ({ ...route, flow })));

async function htmlOf(path: string): Promise<string> {
  const route = routes.find((one) => one.path === path);
  if (!route) throw new Error(`no screen at ${path}`);
  const { flow } = route;
  const { default: Screen } = await route.screen();
  const scope = { flow, runtime: undefined, ready: never };
  const withFlow = (child: ReactNode) => FlowProvider({ ...scope, children: child });
  return renderToString(createElement(MemoryRouter, { initialEntries: [path] }, withFlow(createElement(Screen))));
}

test.each(routes.map(({ path }) => path))('the page %s renders on the server without data', async (path) => {
  expect(await htmlOf(path)).toContain('<main');
});

test.each(['/sg-choose', '/sg-base-info'])(
  'the page %s is prerendered without style attributes, which the content security policy forbids',
  async (path) => {
    expect(await htmlOf(path)).not.toMatch(/ style=/);
  },
);
