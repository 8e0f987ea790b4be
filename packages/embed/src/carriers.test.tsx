import { optionsFlow } from '@quayside/flow-derivatives/options';
import { openInPage, sandboxPublicKey } from '@quayside/sandbox/in-page';
import { scenarioOf } from '@quayside/sandbox/scenarios';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { defineQuaysideFlow, type QuaysideFlowElement } from './element.ts';
import { embedOn } from './embed-server/embed-server.ts';
import { mount } from './mount.ts';
import { Flow } from './react.tsx';
import type { EmbedError, EmbedEvent, EmbedHandle, EmbedOptions } from './types.ts';

/** One way into a page: puts a flow there, and answers with the same handle. */
type Carrier = (place: HTMLElement, options: EmbedOptions) => EmbedHandle | Promise<EmbedHandle>;

const carriers: Record<string, Carrier> = {
  mount,
  async '<Flow/>'(place, options) {
    const ref = createRef<Pick<EmbedHandle, 'back' | 'update'>>();
    const root = createRoot(place);
    let look: Parameters<EmbedHandle['update']>[0] = {};
    const render = () => root.render(<Flow ref={ref} {...options} {...look} />);
    render();
    return {
      back: () => ref.current?.back(),
      update(next) {
        look = { ...look, ...next };
        render();
      },
      unmount: async () => root.unmount(),
    };
  },
  '<quayside-flow>'(place, options) {
    defineQuaysideFlow();
    const element = document.createElement('quayside-flow') as QuaysideFlowElement;
    element.options = options;
    place.append(element);
    return {
      back: () => element.back(),
      update: ({ language, skin, ...rest }) => {
        if (language) element.setAttribute('language', language);
        if (skin) element.setAttribute('skin', skin);
        element.update(rest);
      },
      unmount: async () => element.remove(),
    };
  },
};

const now = new Date('2026-11-21T12:05:00+08:00');

/** A customer who stands where a scenario says, and a page of theirs. */
async function standing(scenario: string) {
  const { fetch, stage } = await openInPage({ clock: () => now });
  const found = scenarioOf(scenario);
  if (!found) throw new TypeError(`There is no scenario ${scenario}.`);
  const customer = await stage.customer(found.given, { timeline: found.timeline });
  const ask = async <T,>(path: string, body?: unknown): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(new Request(`https://sandbox.test/sandbox/api/${path}`, sent));
    return ((await answer.json()) as { data: T }).data;
  };
  type State = { applications: readonly { flow: string; state: string; requirements: unknown }[] };
  return {
    options: embedOn({ fetch, loginCode: () => stage.loginCode(customer.userId), publicKey: sandboxPublicKey }),
    endSessions: () => ask('end-sessions', { userId: customer.userId }),
    application: async (flow: string) => {
      const { applications } = await ask<State>(`state?phone=${encodeURIComponent(customer.phone)}`);
      return applications.find((one) => one.flow === flow);
    },
  };
}

type Over = Partial<EmbedOptions>;
const taken: (() => Promise<void>)[] = [];

async function open(carrier: Carrier, options: Pick<EmbedOptions, 'edition' | 'session' | 'flow'> & Over) {
  const place = document.createElement('section');
  document.body.append(place);
  const events: EmbedEvent[] = [];
  const errors: EmbedError[] = [];
  const handle = await carrier(place, {
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...options,
  });
  taken.push(async () => {
    await handle.unmount();
    place.remove();
  });
  const root = () => place.querySelector('div')?.shadowRoot ?? place.querySelector('div div')?.shadowRoot;
  const heading = () => root()?.querySelector('h1')?.textContent;
  const shows = (text: string) => vi.waitFor(() => expect(heading()).toBe(text), 15_000);
  const types = () => events.map(({ type }) => type);
  return { place, events, errors, handle, shows, types, root: () => root() as ShadowRoot };
}

afterEach(async () => {
  for (const takeOff of taken.splice(0)) await takeOff();
});

const button = (name: string) => page.getByRole('button', { name });

describe.each(Object.entries(carriers))('%s', (_, carrier) => {
  test('leads a customer through the last step of options, tells each event once, and what the server then holds', async () => {
    const { options, application } = await standing('options-statement');
    const url = location.href;
    const { shows, types, events } = await open(carrier, { ...options, flow: optionsFlow() });
    await shows('The risks of options');
    await page.getByRole('checkbox').click();
    await button('Submit application').click();
    await shows('In progress Under Review');
    expect((await application('options'))?.state).toBe('under-review');
    expect(types().filter((type) => type !== 'navigation')).toEqual([
      'resumed',
      'ready',
      'step-saved',
      'state',
      'submitted',
    ]);
    expect(JSON.stringify(events), 'ids and states').not.toMatch(/Tan|Mei|@|\+65/);
    expect(location.href).toBe(url);
  });
});
