import { resolve } from 'node:path';
import type { SandboxOptions } from '../sandbox.ts';
import { s3BlobsFrom } from './s3-blobs.ts';

/** What the process was started with; README.md lists it. */
export type Environment = SandboxOptions & {
  readonly port: number;
  readonly host: string;
};

const DEFAULT_PORT = 4100;
/** Where `npm start` serves the Singapore app. */
const DEFAULT_PUBLIC_URL = 'http://localhost:4012';

export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  const host = env.HOST ?? 'localhost';
  const shared = resolve('.quayside');
  const publicUrl = (env.PUBLIC_URL ?? DEFAULT_PUBLIC_URL).replace(/\/$/, '');
  const origins = (env.HOST_ORIGINS ?? publicUrl).split(',').map((origin) => new URL(origin.trim()).origin);
  return {
    port,
    host,
    publicUrl,
    hostOrigins: origins,
    dataDir: resolve(env.DATA_DIR ?? `${shared}/sandbox`),
    databaseUrl: env.DATABASE_URL || undefined,
    dataKey: env.DATA_KEY || undefined,
    templates: `${shared}/templates`,
    blobs: s3BlobsFrom(env),
    mode: env.NODE_ENV === 'production' ? 'production' : 'development',
  };
}
