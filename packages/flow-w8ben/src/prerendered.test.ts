import { defineFlow, partSteps } from '@quayside/flow/define-flow';
import { FlowProvider } from '@quayside/flow/flow-context';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, test } from 'vitest';
import { w8benOpeningSteps } from './opening-steps.ts';

const flow = defineFlow({
  name: 'opening',
  journey: () => Promise.reject(new Error('no journey is loaded while a page is prerendered')),
  parts: {},
  steps: partSteps('w8ben', w8benOpeningSteps),
  screens: [],
  outcome: () => '/',
  ineligible: '/',
});
const ready = () => Promise.reject(new Error('nobody is signed in while a page is prerendered'));

test.each(w8benOpeningSteps.map(({ path, screen }) => [path, screen] as const))(
  'the page %s is prerendered without style attributes, which the content security policy forbids',
  async (path, screen) => {
    const { default: Screen } = await screen();
    const page = FlowProvider({ flow, runtime: undefined, ready, children: createElement(Screen) });
    const html = renderToString(createElement(StaticRouter, { location: path }, page));
    expect(html).toContain('<h1');
    expect(html).not.toContain(' style="');
  },
);
