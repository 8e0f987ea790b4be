import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { readHosts } from './hosts.ts';

const hosts = readHosts(join(import.meta.dirname, '../../hosts'));

/** The name of a folder in hosts/. */
export type AppName = string;
/** The regional apps, Singapore first. */
export const appNames: readonly AppName[] = hosts.map(({ name }) => name);

/** Returns what people call an app: `Singapore`. */
export const titleOf = (app: AppName): string => hostOf(app)?.title ?? app;

/** Returns what the package.json of a host says for the tools. */
export const hostOf = (app: AppName) => hosts.find(({ name }) => name === app);

/** Where our services listen, by name: the launch page, the sandbox and each app. */
export type Ports = Readonly<Record<string, number>> & { readonly launch: number; readonly sandbox: number };

/** Our ports unless told otherwise; an app's is in its package.json. */
export const defaultPorts: Ports = {
  launch: 4000,
  ...Object.fromEntries(hosts.map(({ name, port }) => [name, port])),
  sandbox: 4100,
};

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

/** Returns the port of an app. Throws PortError for a name without one. */
export function portOf(ports: Ports, app: AppName): number {
  const port = ports[app];
  if (port === undefined) throw new PortError(`There is no port for ${app}.`);
  return port;
}

function parsePort(text: string, service: string): number {
  const port = Number(text);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new PortError(`"${text}" is no port for ${service}: give a number from 1 to 65535.`);
  }
  return port;
}

/** Rejects with a sentence where another program listens on a port of ours. */
export async function ensureFree(ports: Readonly<Record<string, number>>): Promise<void> {
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
