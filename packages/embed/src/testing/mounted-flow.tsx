import { openInPage, sandboxPublicKey } from '@quayside/sandbox/in-page';
import { findScenario } from '@quayside/sandbox/scenarios';
import { createRef } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, vi } from 'vitest';
import { defineQuaysideFlow, type QuaysideFlowElement } from '../element.ts';
import { mount } from '../mount.ts';
import { Flow } from '../react.tsx';
import type { EmbedError, EmbedEvent, EmbedHandle, EmbedOptions } from '../types.ts';
import { createEmbedOptions } from './embed-server/embed-server.ts';

/** Function that embeds a flow in an element by one of the three methods, and returns its handle. */
export type MountMethod = (place: HTMLElement, options: EmbedOptions) => EmbedHandle | Promise<EmbedHandle>;

/** Methods to embed a flow, by name. Tests run with each of them. */
export const mountMethods: Record<string, MountMethod> = {
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

/** Starts an in-memory sandbox with the customer of a scenario. Rejects with TypeError for an unknown scenario. */
export async function startCustomer(scenario: string) {
  const { fetch, stage } = await openInPage({ clock: () => now });
  const found = findScenario(scenario);
  if (!found) throw new TypeError(`There is no scenario ${scenario}.`);
  const customer = await stage.customer(found.fixture, { timeline: found.timeline });
  const ask = async <T,>(path: string, body?: unknown): Promise<T> => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = body ? { method: 'POST', headers, body: JSON.stringify(body) } : {};
    const answer = await fetch(new Request(`https://sandbox.test/sandbox/api/${path}`, sent));
    return ((await answer.json()) as { data: T }).data;
  };
  type State = { applications: readonly { flow: string; state: string; requirements: unknown }[] };
  return {
    options: createEmbedOptions({
      fetch,
      loginCode: () => stage.loginCode(customer.userId),
      publicKey: sandboxPublicKey,
    }),
    endSessions: () => ask('end-sessions', { userId: customer.userId }),
    application: async (flow: string) => {
      const { applications } = await ask<State>(`state?phone=${encodeURIComponent(customer.phone)}`);
      return applications.find((one) => one.flow === flow);
    },
  };
}

type Over = Partial<EmbedOptions>;
const taken: (() => Promise<void>)[] = [];

/** Mounts a flow, and records its events and errors. The flow unmounts after the test. */
export async function mountTestFlow(
  mountFlow: MountMethod,
  options: Pick<EmbedOptions, 'edition' | 'session' | 'flow'> & Over,
) {
  const place = document.createElement('section');
  document.body.append(place);
  const events: EmbedEvent[] = [];
  const errors: EmbedError[] = [];
  const handle = await mountFlow(place, {
    onEvent: (event) => events.push(event),
    onError: (error) => errors.push(error),
    ...options,
  });
  taken.push(async () => {
    await handle.unmount();
    place.remove();
  });
  const root = () => place.querySelector('div')?.shadowRoot ?? place.querySelector('div div')?.shadowRoot;
  const heading = () =>
    root()
      ?.querySelector('h1')
      ?.textContent.replace(/[\u200b\u2060]/g, ''); // invisible characters between Thai words
  const shows = (text: string) => vi.waitFor(() => expect(heading()).toBe(text), 90_000); // the first test of a run loads all modules
  const types = () => events.map(({ type }) => type);
  return { place, events, errors, handle, shows, types, root: () => root() as ShadowRoot };
}

afterEach(async () => {
  for (const takeOff of taken.splice(0)) await takeOff();
});
