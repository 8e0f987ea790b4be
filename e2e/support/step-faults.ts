import type { Route } from '@playwright/test';

/** A network fault that each write of a journey meets once. `id` is its number in reliability.md. */
export type StepFault = {
  readonly id: string;
  readonly name: string;
  /** Lets the fault happen to a write. */
  readonly strike: (route: Route) => Promise<void>;
};

const html = '<!doctype html><title>Error</title><p>Sign in to the network.</p>';
const page = { contentType: 'text/html; charset=utf-8', body: html };

export const stepFaults: readonly StepFault[] = [
  { id: 'F46', name: 'no network', strike: (route) => route.abort('internetdisconnected') },
  {
    id: 'F47',
    name: 'the connection breaks before the server has the request',
    strike: (route) => route.abort('connectionreset'),
  },
  {
    id: 'F50',
    name: 'the server saves the answers, and its response is lost',
    strike: async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
  },
  {
    id: 'F53',
    name: 'a captive portal responds with a page',
    strike: (route) => route.fulfill({ status: 200, ...page }),
  },
  {
    id: 'F54',
    name: 'a proxy responds with 503 and a page',
    strike: (route) => route.fulfill({ status: 503, ...page }),
  },
  {
    id: 'F54',
    name: 'the server is busy (429)',
    strike: (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '0' }, ...page }),
  },
  {
    id: 'F52',
    name: 'the response is an envelope with another code',
    strike: (route) => route.fulfill({ json: { code: 'E-42', data: null, msg: 'x' } }),
  },
];
