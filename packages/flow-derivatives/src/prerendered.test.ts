import { FlowProvider } from '@quayside/flow/flow-context';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { cfdFlow } from './cfd.ts';
import { futuresFlow } from './futures.ts';
import { optionsFlow } from './options.ts';

const routes = [optionsFlow(), futuresFlow(), cfdFlow()].flatMap((flow) =>
  [...flow.steps, ...flow.screens].map((route) => ({ flow, ...route })),
);
const ready = () => new Promise<never>(() => undefined);

test.each(routes.map((route) => [route.path, route] as const))(
  '%s is prerendered without style attributes, which the Content-Security-Policy forbids',
  async (path, { flow, screen }) => {
    const { default: Screen } = await screen();
    const page = FlowProvider({ flow, runtime: undefined, ready, children: createElement(Screen) });
    const html = renderToString(createElement(StaticRouter, { location: path }, page));
    expect(html).toContain('<main');
    expect(html).not.toContain(' style="');
  },
);

test('NAV-04 of all pages for derivatives, only /sg-futures and /cfd-intro are public', () =>
  expect(routes.filter(({ auth }) => auth === false).map(({ path }) => path)).toEqual(['/sg-futures', '/cfd-intro']));
