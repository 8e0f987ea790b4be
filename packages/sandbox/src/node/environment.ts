import { resolve } from 'node:path';
import type { SandboxOptions } from '../sandbox.ts';
import { s3BlobsFrom } from './s3-blobs.ts';

/** What the process was started with; README.md lists it. */
export type Environment = SandboxOptions & {
  readonly port: number;
  readonly host: string;
  readonly publicUrl: string;
};

const DEFAULT_PORT = 4100;

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  const host = env.HOST ?? 'localhost';
  const shared = resolve('.quayside');
  return {
    port,
    host,
    publicUrl: (env.PUBLIC_URL ?? `http://${host}:${port}`).replace(/\/$/, ''),
    dataDir: resolve(env.DATA_DIR ?? `${shared}/sandbox`),
    databaseUrl: env.DATABASE_URL,
    dataKey: env.DATA_KEY,
    templates: `${shared}/templates`,
    blobs: s3BlobsFrom(env),
    hostOrigins: (env.HOST_ORIGINS ?? 'http://localhost:4012')
      .split(',')
      .map((origin) => new URL(origin.trim()).origin),
    mode: env.NODE_ENV === 'production' ? 'production' : 'development',
  };
}
