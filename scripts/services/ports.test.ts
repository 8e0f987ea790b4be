import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { choosePorts, ensureFree, PortError } from './ports.ts';

describe('the ports of npm start', () => {
  const preset = { launch: 4000, mainland: 4001, hk: 4002, pro: 4005, sg: 4012, sandbox: 4100 };

  it('are the documented ones, moved by variable, and by argument above all', () => {
    expect(choosePorts([], {})).toEqual(preset);
    expect(choosePorts([], { QUAYSIDE_PORT_SANDBOX: '5100' })).toEqual({ ...preset, sandbox: 5100 });
    expect(choosePorts(['sg=6012', 'sandbox=6100'], { QUAYSIDE_PORT_SG: '5012' })).toEqual({
      ...preset,
      sandbox: 6100,
      sg: 6012,
    });
  });

  it.each([[['th=1']], [['5012']], [['']]])('say how to name a service: %j', (asked) => {
    expect(() => choosePorts(asked, {})).toThrow('as in --port sg=5012');
  });

  it.each(['0', '65536', '12.5', 'x'])('refuse "%s"', (port) => {
    expect(() => choosePorts([], { QUAYSIDE_PORT_SG: port })).toThrow(PortError);
  });

  it('say what to do where one is taken', async () => {
    const server = createServer();
    await once(server.listen(0), 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(ensureFree({ sg: port })).rejects.toThrow(`Port ${port} of sg is taken`);
    await expect(ensureFree({ sg: port })).rejects.toThrow(`npm start -- --port sg=${port + 1000}`);
    server.close();
    await once(server, 'close');
    await expect(ensureFree({ sg: port })).resolves.toBeUndefined();
  });
});
