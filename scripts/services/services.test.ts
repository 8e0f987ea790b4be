import { once } from 'node:events';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { HostManifestError, readHosts } from './hosts.ts';
import { choosePorts, ensureFree, PortError } from './ports.ts';
import { ServiceError, startService } from './service.ts';

function hostsFolder(hosts: Readonly<Record<string, object | undefined>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-hosts-'));
  for (const [name, quayside] of Object.entries(hosts)) {
    const file = join(folder, name, 'package.json');
    mkdirSync(dirname(file));
    writeFileSync(file, JSON.stringify({ quayside }));
  }
  return folder;
}

describe('readHosts', () => {
  it('readHosts returns Singapore first and further editions last', () => {
    const [my, hk, sg] = [
      { title: 'Malaysia', port: 4060 },
      { title: 'Hong Kong', port: 4002 },
      { title: 'Singapore', port: 4012 },
    ];
    expect(readHosts(hostsFolder({ my, hk, sg })).map(({ name, port }) => [name, port])).toEqual([
      ['sg', 4012],
      ['hk', 4002],
      ['my', 4060],
    ]);
  });

  it.each([[undefined], [{ title: 'Malaysia' }], [{ title: '', port: 4060 }], [{ title: 'Malaysia', port: 70_000 }]])(
    'readHosts throws for a host whose package.json has the facts %j',
    (my) => expect(() => readHosts(hostsFolder({ my }))).toThrow(HostManifestError),
  );
});

describe('ports', () => {
  const preset = { launch: 4000, mainland: 4001, hk: 4002, pro: 4005, sg: 4012, sandbox: 4100 };

  it('choosePorts reads ports from arguments, then variables, then package.json', () => {
    expect(choosePorts([], {})).toEqual(preset);
    const environment = { QUAYSIDE_PORT_SG: '5012', QUAYSIDE_PORT_SANDBOX: '5100' };
    expect(choosePorts(['sg=6012'], environment)).toEqual({ ...preset, sandbox: 5100, sg: 6012 });
  });

  it.each(['th=1', '5012', '', 'sg', 'sg=0', 'sg=65536', 'sg=12.5', 'sg=x'])(
    'choosePorts throws for the argument "%s"',
    (argument) => {
      expect(() => choosePorts([argument], {})).toThrow(PortError);
    },
  );

  it('ensureFree rejects if another program uses a port', async () => {
    const server = createServer();
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(ensureFree({ sg: port })).rejects.toThrow(`npm start -- --port sg=${port + 1000}`);
    server.close();
    await once(server, 'close');
    await expect(ensureFree({ sg: port })).resolves.toBeUndefined();
  });
});

describe('startService', () => {
  const lines: string[] = [];
  const start = (script: string, signal?: AbortSignal) =>
    startService({
      name: 'child',
      command: process.execPath,
      args: ['-e', script],
      print: (line) => lines.push(line),
      signal,
    });
  const listens = "console.log('starting'); console.log('listening http://localhost:1/'); setInterval(() => {}, 1000);";

  it('startService resolves at the ready line, and prints other lines', async () => {
    const service = await start(listens);
    expect([service.url, lines]).toEqual(['http://localhost:1/', ['starting']]);
    await service.end();
    await expect(Promise.race([service.failed, Promise.resolve('not failed')])).resolves.toBe('not failed');
  });

  it('end kills a service that ignores SIGTERM', async () => {
    const service = await start(`process.on('SIGTERM', () => {}); ${listens}`);
    await expect(service.end(50)).resolves.toBeUndefined();
  });

  it('startService rejects with the last output if the service ends before it is ready', async () => {
    const error = await start("console.error('no database'); process.exit(3)").catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ServiceError);
    expect(error).toMatchObject({ message: 'child ended with exit code 3', lastLines: ['no database'] });
  });

  it('failed resolves if a service ends unexpectedly', async () => {
    const { failed } = await start(
      "console.log('listening x'); process.stdin.resume(); process.kill(process.pid, 'SIGKILL')",
    );
    await expect(failed).resolves.toBe('child ended with SIGKILL');
  });

  it('startService ends a service whose start is aborted', async () => {
    const controller = new AbortController();
    const service = start('setInterval(() => {}, 1000)', controller.signal);
    controller.abort();
    await expect(service).rejects.toThrow('child ended with SIGTERM');
  });
});
