import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { readHosts } from './hosts.ts';

const hosts = readHosts(join(import.meta.dirname, '../../hosts'));

/** The name of an app, which is the name of its folder in hosts/. */
export type AppName = string;
/** The names of all apps, Singapore first. */
export const appNames: readonly AppName[] = hosts.map(({ name }) => name);

export const findHost = (app: AppName) => hosts.find(({ name }) => name === app);

/** Returns the title of an app, such as `Singapore`. Returns the name of an unknown app. */
export const titleOfApp = (app: AppName): string => findHost(app)?.title ?? app;

/** The port of each service: the launch page, the sandbox and each app. */
export type Ports = Readonly<Record<string, number>> & { readonly launch: number; readonly sandbox: number };

export const defaultPorts: Ports = {
  launch: 4000,
  ...Object.fromEntries(hosts.map(({ name, port }) => [name, port])),
  sandbox: 4100,
};

/** Thrown if a port is invalid or used, or if its service does not exist. The message says how to choose another. */
export class PortError extends Error {
  override readonly name = 'PortError';
}

const variable = (service: string) => `QUAYSIDE_PORT_${service.toUpperCase()}`;

/**
 * Returns the port of each service: from values such as `sg=5012` (`--port`), else from a variable such as
 * `QUAYSIDE_PORT_SG`, else the default. Throws PortError for an unknown service or an invalid port.
 */
export function choosePorts(
  values: readonly string[] = [],
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Ports {
  const chosen = new Map(values.map((value) => value.split('=') as [service: string, port: string]));
  const unknown = [...chosen.keys()].find((service) => !(service in defaultPorts));
  if (unknown !== undefined)
    throw new PortError(
      `--port ${unknown}: name a service, such as --port sg=5012. Services are ${Object.keys(defaultPorts).join(', ')}.`,
    );
  const entries = Object.entries(defaultPorts).map(([service, preset]) => {
    const text = chosen.has(service) ? `${chosen.get(service)}` : environment[variable(service)] || String(preset);
    const port = Number(text || Number.NaN);
    if (!Number.isInteger(port) || port < 1 || port > 65_535)
      throw new PortError(`"${text}" is not a port for ${service}: use a number from 1 to 65535.`);
    return [service, port] as const;
  });
  return Object.fromEntries(entries) as Ports;
}

/** Returns the port of an app. Throws PortError if there is no such app. */
export function findPort(ports: Ports, app: AppName): number {
  const port = ports[app];
  if (port === undefined) throw new PortError(`There is no app ${app}. Apps are ${appNames.join(', ')}.`);
  return port;
}

/** Checks that all ports are free. Rejects with PortError for the first one that is not. */
export async function ensureFree(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [service, port] of Object.entries(ports))
    await bind(port).catch(({ code }: NodeJS.ErrnoException) => {
      const isUsed = code === 'EADDRINUSE';
      const reason = isUsed ? 'is used, perhaps by Quayside in another terminal' : `cannot be used (${code})`;
      const other = `npm start -- --port ${service}=${Math.max(port, 1024) + 1000}`;
      throw new PortError(
        `Port ${port} of ${service} ${reason}. Choose another: ${other}, or set ${variable(service)}.`,
      );
    });
}

/** Resolves with a port that no program uses. */
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
