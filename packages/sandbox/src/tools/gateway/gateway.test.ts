import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type RequestListener, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { calls } from '@quayside/contract/internals/calls';
import { afterEach, describe, expect, it } from 'vitest';
import { startGateway } from './gateway.ts';

const base = '/acct/open-account/';
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

async function upstreamServer(listener: RequestListener) {
  const server = createServer(listener);
  await once(server.listen(0), 'listening');
  closers.push(() => server.close().closeAllConnections());
  return { server, url: new URL(`http://localhost:${(server.address() as AddressInfo).port}`) };
}

async function gatewayTo(sandboxUrl: URL, viteUrl = new URL('http://localhost:1')) {
  const gateway = await startGateway({ host: { viteUrl }, base, sandboxUrl, port: 0 });
  closers.push(gateway.close);
  return new URL(gateway.url);
}

const nowhere = async () => {
  const { server, url } = await upstreamServer(() => undefined);
  server.close();
  return url;
};

describe('the gateway', () => {
  it('forwards calls and server pages to the sandbox, and other requests to the host', async () => {
    const sandbox = await upstreamServer((req, res) => res.end(`sandbox ${req.method} ${req.url}`));
    const vite = await upstreamServer((req, res) => res.end(`vite ${req.url}`));
    const gateway = await gatewayTo(sandbox.url, vite.url);
    const text = async (path: string) => (await fetch(new URL(path, gateway))).text();
    for (const path of [
      '/open-account-server/api/save-step/v1?a=1',
      ...calls.map((call) => `/${call.path}`),
      '/promo/overseas/sg-register.html',
      '/sandbox',
      '/sandbox/',
      '/webapp/market/help.html?a',
      '/csp-report',
    ])
      expect(await text(path)).toBe(`sandbox GET ${path}`);
    for (const path of [base, '/webapp/market/other.html', '/open-account-serverx'])
      expect(await text(path)).toBe(`vite ${path}`);
  });

  it('compresses only long JSON for a GET', async () => {
    const long = JSON.stringify({ code: '200', data: 'x'.repeat(20_000) });
    const sandbox = await upstreamServer((req, res) => {
      const type = req.url?.endsWith('.pdf') ? 'application/pdf' : 'application/json';
      res.writeHead(200, { 'content-type': type, 'content-length': long.length }).end(long);
    });
    const gateway = await gatewayTo(sandbox.url);
    const path = '/open-account-server/api/get-reference-lists/v1';
    const answer = await fetch(new URL(path, gateway), { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('accept-encoding');
    expect(await answer.text()).toBe(long);
    const encodingOf = async (to: string, init: RequestInit = {}) =>
      (await fetch(new URL(to, gateway), init)).headers.get('content-encoding');
    expect(await encodingOf(path, { method: 'POST', body: '{}' }), 'response to a POST').toBeNull();
    expect(await encodingOf(path, { headers: { 'accept-encoding': 'identity' } })).toBeNull();
    expect(await encodingOf('/open-account-server/api/one.pdf'), 'a PDF').toBeNull();
  });

  it('accepts only its host names, and forwards them to the sandbox', async () => {
    const told: (string | string[] | undefined)[] = [];
    const sandbox = await upstreamServer((req, res) => {
      told.push(req.headers['x-forwarded-host']);
      res.end();
    });
    const open = await startGateway({
      host: { viteUrl: sandbox.url },
      base,
      sandboxUrl: sandbox.url,
      hosts: ['open.example.com'],
      port: 0,
    });
    closers.push(open.close);
    const { port } = new URL(open.url);
    const statusFor = async (host: string, path = '/promo/') => {
      const headers = { host, 'x-forwarded-host': 'evil.example' };
      const [answer] = (await once(request({ port, path, headers }).end(), 'response')) as [IncomingMessage];
      answer.resume();
      return answer.statusCode;
    };
    for (const path of ['/promo/', '/sandbox/api/users', base]) expect(await statusFor('evil.example', path)).toBe(421);
    expect(told).toEqual([]);
    expect(await statusFor('open.example.com')).toBe(200);
    expect(await statusFor(`localhost:${port}`)).toBe(200);
    expect(told).toEqual(['open.example.com', `localhost:${port}`]);
  });

  it('allows only the configured launch page to frame pages of the sandbox', async () => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    const sandbox = await upstreamServer((_, res) => res.writeHead(200, { 'content-security-policy': policy }).end());
    const framedBy = 'http://localhost:4000';
    const open = await startGateway({
      host: { viteUrl: sandbox.url },
      base,
      sandboxUrl: sandbox.url,
      framedBy,
      port: 0,
    });
    closers.push(open.close);
    const policyAt = async (gateway: URL) =>
      (await fetch(new URL('/promo/', gateway))).headers.get('content-security-policy');
    expect(await policyAt(await gatewayTo(sandbox.url))).toBe(policy);
    expect(await policyAt(new URL(open.url))).toBe(`default-src 'none'; frame-ancestors ${framedBy}`);
  });

  it('serves the doctor with its scripts only if configured', async () => {
    const vite = await upstreamServer((req, res) => res.end(`vite ${req.url}`));
    const framedBy = 'http://localhost:4000';
    const host = { viteUrl: vite.url };
    const open = await startGateway({ host, base, sandboxUrl: vite.url, framedBy, doctor: true, port: 0 });
    closers.push(open.close);
    const page = await fetch(new URL('/doctor/', open.url), { headers: { 'sec-fetch-dest': 'iframe' } });
    const text = await page.text();
    expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${framedBy};`);
    expect(text).toContain(`data-shell="${framedBy}"`);
    expect(await (await fetch(new URL('/doctor/', open.url))).text()).not.toContain('data-shell');
    const script = await fetch(new URL(/src="([^"]+page-script\.ts)"/.exec(text)?.[1] ?? '', open.url));
    expect([script.status, script.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
    expect((await fetch(new URL('/doctor/modules/sandbox/package.json', open.url))).status).toBe(404);
    const pdf = await (await fetch(new URL('/doctor/sample.pdf', open.url))).text();
    expect(pdf).toMatch(/^%PDF-/);
    const without = await gatewayTo(vite.url, vite.url);
    expect(await (await fetch(new URL('/doctor/', without))).text()).toBe('vite /doctor/');
  });

  it('forwards the client’s address and all cookies, without hop-by-hop headers', async () => {
    const seen: IncomingMessage['headers'][] = [];
    const sandbox = await upstreamServer((req, res) => {
      seen.push(req.headers);
      res
        .writeHead(201, { 'set-cookie': ['a=1', 'b=2'], 'keep-alive': 'timeout=9', 'x-content-type-options': 'custom' })
        .end();
    });
    const gateway = await gatewayTo(sandbox.url);
    const response = await fetch(new URL('/sandbox/x', gateway), { headers: { te: 'trailers' } });
    expect(seen[0]).toMatchObject({
      'x-forwarded-host': gateway.host,
      'x-forwarded-proto': 'http',
      host: gateway.host,
    });
    expect(seen[0]?.['x-forwarded-for']).toMatch(/127\.0\.0\.1|::1/);
    expect(seen[0]?.te).toBeUndefined();
    expect([response.status, response.headers.getSetCookie()]).toEqual([201, ['a=1', 'b=2']]);
    expect(response.headers.get('keep-alive')).not.toBe('timeout=9');
    expect(response.headers.get('referrer-policy')).toBe('no-referrer');
    expect(response.headers.get('x-content-type-options')).toBe('custom');
  });

  it('streams an upload to the sandbox', async () => {
    const sandbox = await upstreamServer((req, res) => {
      req.once('data', (part: Buffer) => {
        res.write(`got ${part.toString()}`);
        req.on('end', () => res.end(' done')).resume();
      });
    });
    const upload = request(new URL('/open-account-server/upload', await gatewayTo(sandbox.url)), { method: 'POST' });
    upload.write('first');
    const [answer] = (await once(upload, 'response')) as [IncomingMessage];
    const [part] = (await once(answer, 'data')) as [Buffer];
    expect(part.toString()).toBe('got first');
    upload.end('last');
    const [rest] = (await once(answer, 'data')) as [Buffer];
    expect(rest.toString()).toBe(' done');
  });

  it('aborts the request to the sandbox when the browser disconnects', async () => {
    const arrived = Promise.withResolvers<void>();
    const broken = Promise.withResolvers<Error>();
    const sandbox = await upstreamServer((req) => {
      req.on('error', broken.resolve);
      arrived.resolve();
    });
    const upload = request(new URL('/open-account-server/upload', await gatewayTo(sandbox.url)), { method: 'POST' });
    upload.on('error', () => undefined).write('part');
    await arrived.promise;
    upload.destroy();
    await expect(broken.promise).resolves.toMatchObject({ code: 'ECONNRESET' });
  });

  it('aborts the response when the sandbox disconnects', async () => {
    const sandbox = await upstreamServer((_, res) => {
      res.writeHead(200, { 'content-length': '100' }).write('half', () => res.destroy());
    });
    const response = await fetch(new URL('/sandbox/x', await gatewayTo(sandbox.url)));
    await expect(response.text()).rejects.toThrow('terminated');
  });

  it('ERR returns 502 with an envelope while the sandbox is down', async () => {
    const response = await fetch(new URL('/open-account-server/x', await gatewayTo(await nowhere())), {
      method: 'POST',
      body: 'x'.repeat(100_000),
    });
    expect(response.status).toBe(502);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      code: 'SERVER_UNAVAILABLE',
      data: null,
      msg: expect.stringContaining('cannot be reached'),
    });
  });

  it('passes a WebSocket to the Vite server', async () => {
    const vite = await upstreamServer(() => undefined);
    vite.server.on('upgrade', (req, socket) => {
      socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n');
      socket.on('error', () => undefined).write(`hello ${req.url}`);
    });
    const gateway = await gatewayTo(new URL('http://localhost:1'), vite.url);
    const socket = connect(Number(gateway.port), 'localhost');
    closers.push(() => socket.destroy());
    socket.write(`GET ${base} HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n`);
    let text = '';
    for await (const part of socket) {
      text += part;
      if (text.includes('hello')) break;
    }
    expect(text).toContain('101 Switching Protocols');
    expect(text).toContain(`hello ${base}`);
  });

  describe('a request to upgrade', () => {
    const asking = (path: string, host = 'localhost', protocol = 'websocket') =>
      `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nUpgrade: ${protocol}\r\nConnection: Upgrade\r\n\r\n`;
    /** Sends text over a connection, and ends the client's side after the response or `until`. Resolves to the received text once the connection is closed. */
    async function closedAfter(gateway: URL, sent: string, until?: Promise<unknown>) {
      const socket = connect(Number(gateway.port), 'localhost').setEncoding('utf8');
      closers.push(() => socket.destroy());
      let text = '';
      socket.on('data', (part) => (text += String(part))).on('error', () => undefined);
      socket.write(sent);
      await (until ?? once(socket, 'data'));
      socket.end();
      await new Promise((resolve) => socket.once('close', resolve));
      return text;
    }

    it('treats a request to upgrade as a normal one without a WebSocket server', async () => {
      const sandbox = await upstreamServer((req, res) => res.end(`${req.headers.upgrade}`));
      const folder = mkdtempSync(join(tmpdir(), 'quayside-dist-'));
      closers.push(() => rmSync(folder, { recursive: true }));
      writeFileSync(join(folder, 'pages.json'), JSON.stringify({ pages: {}, shell: { en: 'shell.html' } }));
      const host = { folder };
      const built = await startGateway({ host, base, sandboxUrl: sandbox.url, port: 0 });
      closers.push(built.close);
      for (const gateway of [new URL(built.url), await gatewayTo(sandbox.url, sandbox.url)])
        for (const protocol of ['websocket', 'h2c'])
          expect(await closedAfter(gateway, asking('/sandbox/x', 'localhost', protocol))).toMatch(
            / 200 OK.*undefined/s,
          );
      expect(await closedAfter(new URL(built.url), asking(base, 'evil.example'))).toContain(' 421 ');
    });

    it('closes a WebSocket on both sides when either side closes', async () => {
      const reached: Duplex[] = [];
      const vite = await upstreamServer(() => undefined);
      vite.server.on('upgrade', (_, socket) => {
        reached.push(socket.on('error', () => undefined));
        vite.server.emit('reached');
      });
      const gateway = await gatewayTo(new URL('http://localhost:1'), vite.url);
      expect(await closedAfter(gateway, asking(base), once(vite.server, 'reached')), 'before a response of Vite').toBe(
        '',
      );
      const again = once(vite.server, 'reached');
      const open = connect(Number(gateway.port), 'localhost').on('error', () => undefined);
      open.write(asking(base));
      await again;
      const closed = once(open, 'close');
      reached.at(-1)?.destroy();
      open.resume();
      await closed;
    });
  });

  it('listens on both loopback addresses', async () => {
    const sandbox = await upstreamServer((_, res) => res.end('here'));
    const { port } = await gatewayTo(sandbox.url);
    const answers = await Promise.all(['127.0.0.1', '[::1]'].map((host) => fetch(`http://${host}:${port}/sandbox/`)));
    expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['here', 'here']);
  });

  it('rejects if the port is in use', async () => {
    const { server } = await upstreamServer(() => undefined);
    const { port } = server.address() as AddressInfo;
    await expect(
      startGateway({
        host: { viteUrl: new URL('http://localhost:1') },
        base,
        sandboxUrl: new URL('http://localhost:1'),
        port,
      }),
    ).rejects.toMatchObject({ code: 'EADDRINUSE' });
  });
});
