import { resolve } from 'node:path';
import { type EditionName, editionNames } from '@quayside/platform/app-type';
import type { SandboxOptions } from '../sandbox.ts';
import { s3BlobsFrom } from './s3-blobs.ts';

/** What the process was started with; README.md lists it. */
export type Environment = SandboxOptions & {
  readonly port: number;
  readonly host: string;
  /** to which names it answers, beside those of this machine */
  readonly hosts: readonly string[];
};

const DEFAULT_PORT = 4100;
/** Where `npm start` serves the Singapore app. */
const DEFAULT_PUBLIC_URL = 'http://localhost:4012';

/** APP_URLS names no regional app, or says no address of one. */
export class AppUrlsError extends Error {
  override readonly name = 'AppUrlsError';
  constructor() {
    super(
      `APP_URLS says where each app is, as in "sg=http://localhost:4012,hk=http://localhost:4002". There are ${editionNames.join(', ')}.`,
    );
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

function readAppUrls(text = ''): Readonly<Partial<Record<EditionName, string>>> {
  const entries = text.split(',').filter((one) => one.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [, named = '', url = ''] = /^\s*(\w+)=(\S+)\s*$/.exec(entry) ?? [];
      const name = editionNames.find((one) => one === named);
      if (!name || !URL.canParse(url)) throw new AppUrlsError();
      return [name, withoutSlash(url)];
    }),
  );
}

/** TRANSIT_KEY is no key. */
export class TransitKeyError extends Error {
  override readonly name = 'TransitKeyError';
  constructor() {
    super('TRANSIT_KEY is a private RSA key as JWK, in JSON: {"kty":"RSA","n":…,"e":…,"d":…}.');
  }
}

function readTransitKey(text: string | undefined): JsonWebKey | undefined {
  if (!text) return undefined;
  try {
    const key = JSON.parse(text) as JsonWebKey | null;
    if (key?.kty === 'RSA' && key.d) return key;
  } catch {
    // said below, without the text: it may be half of a key
  }
  throw new TransitKeyError();
}

/** Throws AppUrlsError, TransitKeyError. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): Environment {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  const host = env.HOST ?? 'localhost';
  const shared = resolve('.quayside');
  const appUrls = readAppUrls(env.APP_URLS);
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? Object.values(appUrls)[0] ?? DEFAULT_PUBLIC_URL);
  const origins = (env.HOST_ORIGINS ?? publicUrl).split(',').map((origin) => new URL(origin.trim()).origin);
  return {
    port,
    host,
    hosts: [...(env.HOSTS ?? '').split(','), publicUrl, ...Object.values(appUrls), ...origins],
    publicUrl,
    appUrls,
    hostOrigins: origins,
    dataDir: resolve(env.DATA_DIR ?? `${shared}/sandbox`),
    databaseUrl: env.DATABASE_URL || undefined,
    dataKey: env.DATA_KEY || undefined,
    transitKey: readTransitKey(env.TRANSIT_KEY),
    appSecret: env.APP_SECRET || undefined,
    templates: `${shared}/templates`,
    blobs: s3BlobsFrom(env),
    mode: env.NODE_ENV === 'production' ? 'production' : 'development',
  };
}
