import { type AddressInfo, createServer } from 'node:net';

/** The regional apps, by their folders in hosts/. */
export const appNames = ['sg', 'hk', 'mainland', 'pro'] as const;
export type AppName = (typeof appNames)[number];

/** Our services and where they listen unless told otherwise; an app's port ends in its app type. */
export const defaultPorts = { launch: 4000, mainland: 4001, hk: 4002, pro: 4005, sg: 4012, sandbox: 4100 } as const;
export type ServiceName = keyof typeof defaultPorts;
export type Ports = Record<ServiceName, number>;

/** A port that cannot be used; the message says what to do. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

const variable = (service: string) => `QUAYSIDE_PORT_${service.toUpperCase()}`;

/** `asked`: the values of `--port`, as `sg=5012`; then `QUAYSIDE_PORT_SG=5012`, then the default. */
export function choosePorts(
  asked: readonly string[] | undefined,
  environment: Record<string, string | undefined>,
): Ports {
  const chosen = new Map<string, string>();
  for (const value of asked ?? []) {
    const [service = '', port = ''] = value.split('=');
    if (!(service in defaultPorts))
      throw new PortError(
        `--port ${value}: say which service, as in --port sg=5012. There are ${Object.keys(defaultPorts).join(', ')}.`,
      );
    chosen.set(service, port);
  }
  const entries = Object.entries(defaultPorts).map(([service, preset]) => {
    const text = chosen.get(service) ?? environment[variable(service)];
    return [service, text ? parsePort(text, service) : preset] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

function parsePort(text: string, service: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PortError(`"${text}" is no port for ${service}: give a number from 1 to 65535.`);
  }
  return port;
}

/** Rejects with a sentence where another program listens on a port of ours. */
export async function ensureFree(ports: Partial<Ports>): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    const problem = await bind(port).then(
      () => undefined,
      (error: NodeJS.ErrnoException) => error.code,
    );
    if (problem === 'EADDRINUSE') {
      throw new PortError(
        `Port ${port} of ${service} is taken, perhaps by Quayside in another terminal. End that program, or move: npm start -- --port ${service}=${port + 1000} (or ${variable(service)}=${port + 1000}).`,
      );
    }
    if (problem)
      throw new PortError(
        `Port ${port} of ${service} cannot be used (${problem}). Choose another: npm start -- --port ${service}=${Math.max(port, 1024) + 1000}.`,
      );
  }
}

/** A port that nothing listens on at this moment. */
export const freePort = (): Promise<number> => bind(0);

function bind(port: number): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(port, () => {
      const { port: bound } = server.address() as AddressInfo;
      server.close(() => done(bound));
    });
  });
}
