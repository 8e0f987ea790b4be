import { FlowProvider } from '@quayside/flow/flow-context';
import { createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { openingFlow } from '../opening.ts';

const flow = openingFlow({ w8ben: [] });
const never = () => new Promise<never>(() => undefined);
const routes = [...flow.steps, ...flow.screens];

async function htmlOf(path: string): Promise<string> {
  const { default: Screen } = (await routes.find((route) => route.path === path)?.screen()) ?? {};
  if (!Screen) throw new Error(`no screen at ${path}`);
  const scope = { flow, runtime: undefined, ready: never };
  const withFlow = (child: ReactNode) => FlowProvider({ ...scope, children: child });
  return renderToString(createElement(MemoryRouter, { initialEntries: [path] }, withFlow(createElement(Screen))));
}

test.each(routes.map(({ path }) => path))('%s renders without a browser, before anything is loaded', async (path) => {
  expect(await htmlOf(path)).toContain('<main');
});

test.each(['/sg-choose', '/sg-base-info'])(
  '%s, a page that hosts prerender, has no inline styles: the content policy forbids them',
  async (path) => {
    expect(await htmlOf(path)).not.toMatch(/ style=/);
  },
);
