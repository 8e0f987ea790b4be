import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { personItemIds } from '@quayside/rules/internals/person-data';
import { DigitalIdError, type DigitalIdProvider, type ProviderAnswer } from '../domain/ports/digital-id-provider.ts';

export type MockPass = {
  readonly provider: DigitalIdProvider;
  /** Signs in as a person and agrees, or cancels for `deny`; resolves to the parameters of the redirect. */
  readonly visit: (url: string, person: string, decision?: 'allow' | 'deny') => Promise<ProviderAnswer>;
  readonly stop: () => Promise<void>;
};

const attributes = personItemIds.join(',');

/** Starts MockPass (GovTech's Singpass simulator) on a free port, and creates a client of Myinfo version 3: codes, bearer tokens and plain JSON. */
export async function startMockPass(): Promise<MockPass> {
  const port = await freePort();
  const base = `http://localhost:${port}`;
  const program = fileURLToPath(import.meta.resolve('@opengovsg/mockpass/index.js'));
  const process = spawn(globalThis.process.execPath, [program], {
    env: { PATH: globalThis.process.env.PATH, MOCKPASS_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await new Promise<void>((resolve, reject) => {
    process.stderr.on('data', (said: Buffer) => said.toString().includes('listening') && resolve());
    process.once('exit', () => reject(new Error('MockPass exited before it listened.')));
  });
  return {
    provider: mockPassProvider(base),
    visit: (url, person, decision = 'allow') => visit(base, url, person, decision),
    async stop() {
      const ended = once(process, 'exit');
      process.kill();
      await ended;
    },
  };
}

const mockPassProvider = (base: string): DigitalIdProvider => ({
  async begin({ redirectUri }) {
    const state = crypto.randomUUID();
    const query = new URLSearchParams({
      client_id: 'quayside',
      redirect_uri: redirectUri,
      attributes,
      purpose: 'opening',
      state,
    });
    return { url: `${base}/myinfo/v3/authorise?${query}`, state, secret: '' };
  },
  async complete({ redirectUri, answer }) {
    if (answer.error || !answer.code) throw new DigitalIdError('cancelled', answer.error ?? 'no-code');
    const form = new URLSearchParams({
      code: answer.code,
      redirect_uri: redirectUri,
      grant_type: 'authorization_code',
    });
    const tokens = await fetch(`${base}/myinfo/v3/token`, { method: 'POST', body: form });
    const { access_token: token } = (await tokens.json()) as { access_token: string };
    const { sub } = JSON.parse(atob(token.split('.')[1] ?? '')) as { sub: string };
    const headers = { Authorization: `Bearer ${token}` };
    return (await fetch(`${base}/myinfo/v3/person/${sub}/?attributes=${attributes}`, { headers })).json();
  },
});

async function visit(base: string, url: string, person: string, decision: string): Promise<ProviderAnswer> {
  const headers = { 'X-Custom-NRIC': person, 'X-Custom-UUID': crypto.randomUUID(), Cookie: `connect.sid=${person}` };
  let page = await fetch(url, { headers, redirect: 'manual' });
  let at = url;
  while (page.status >= 300 && page.status < 400) {
    at = new URL(page.headers.get('Location') ?? '', base).href;
    page = await fetch(at, { headers, redirect: 'manual' });
  }
  const parameters = Object.fromEntries(new URL(at).searchParams);
  const answer = await fetch(`${base}/consent/oauth2/authorize`, {
    method: 'POST',
    headers,
    redirect: 'manual',
    body: new URLSearchParams({ ...parameters, decision }),
  });
  const { state = '', code, error } = Object.fromEntries(new URL(answer.headers.get('Location') ?? '').searchParams);
  return { state, code, error };
}

async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0);
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (!address || typeof address === 'string') throw new TypeError('No port was given.');
  return address.port;
}
