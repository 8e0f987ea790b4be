import { describe, expect, it } from 'vitest';
import { ServiceError, startService } from './service.ts';

const child = (script: string, signal?: AbortSignal) => {
  const lines: string[] = [];
  const start = startService({
    name: 'child',
    command: process.execPath,
    args: ['-e', script],
    print: (line) => lines.push(line),
    signal,
  });
  return { start, lines };
};
const listens = "console.log('warming up'); console.log('listening http://localhost:1/'); setInterval(() => {}, 1000);";

describe('a service', () => {
  it('is ready when it says so, shows its other lines, and ends when asked', async () => {
    const { start, lines } = child(listens);
    const service = await start;
    expect([service.url, lines]).toEqual(['http://localhost:1/', ['warming up']]);
    await service.end();
    await expect(Promise.race([service.failed, Promise.resolve('not failed')])).resolves.toBe('not failed');
  });

  it('is told to end for good when it does not listen to the first request', async () => {
    const service = await child(`process.on('SIGTERM', () => {}); ${listens}`).start;
    await expect(service.end(50)).resolves.toBeUndefined();
  });

  it('tells its last words where it could not start', async () => {
    const { start } = child("console.error('no database'); process.exit(3)");
    await expect(start).rejects.toBeInstanceOf(ServiceError);
    await expect(start).rejects.toMatchObject({ message: 'child ended with exit code 3', lastWords: ['no database'] });
  });

  it('tells when it ends without having been asked', async () => {
    const service = await child(
      "console.log('listening x'); process.stdin.resume(); process.kill(process.pid, 'SIGKILL')",
    ).start;
    await expect(service.failed).resolves.toBe('child ended with SIGKILL');
  });

  it('gives up its start when that is no longer wanted', async () => {
    const unwanted = new AbortController();
    const { start } = child('setInterval(() => {}, 1000)', unwanted.signal);
    unwanted.abort();
    await expect(start).rejects.toThrow('child ended with SIGTERM');
  });
});
