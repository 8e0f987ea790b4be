import { resolve } from 'node:path';
import { editionNames } from '@quayside/platform/app-type';
import { readBrands } from './brands-variable.ts';
import { readEditions } from './editions-variable.ts';
import { openConfiguredS3Blobs } from './s3-blobs.ts';
import type { SandboxOptions } from './sandbox-options.ts';

/** The configuration of the process, as its environment variables state it (README.md lists them). */
export type ProcessConfiguration = SandboxOptions & {
  readonly port: number;
  readonly host: string;
  /** Host names that the server accepts besides those of this machine. */
  readonly hosts: readonly string[];
};

const DEFAULT_PORT = 4100;
/** URL of the Singapore app under `npm start`. */
const DEFAULT_PUBLIC_URL = 'http://localhost:4012';

/** Thrown if the environment variable APP_URLS names an unknown edition, or an invalid URL. */
export class AppUrlsError extends Error {
  override readonly name = 'AppUrlsError';
  constructor(names: readonly string[]) {
    super(
      `APP_URLS has the URL of each app, as in "sg=http://localhost:4012,hk=http://localhost:4002". The apps are ${names.join(', ')}.`,
    );
  }
}

const withoutSlash = (url: string) => url.replace(/\/$/, '');

function readAppUrls(text: string | undefined, names: readonly string[]): Readonly<Record<string, string>> {
  const entries = (text ?? '').split(',').filter((one) => one.trim() !== '');
  return Object.fromEntries(
    entries.map((entry) => {
      const [, named = '', url = ''] = /^\s*([\w-]+)=(\S+)\s*$/.exec(entry) ?? [];
      if (!names.includes(named) || !URL.canParse(url)) throw new AppUrlsError(names);
      return [named, withoutSlash(url)];
    }),
  );
}

/** Thrown if the environment variable TRANSIT_KEY or FORMER_TRANSIT_KEYS contains no private RSA key as JWK. The message contains no part of a key. */
export class TransitKeyError extends Error {
  override readonly name = 'TransitKeyError';
  constructor() {
    super(
      'TRANSIT_KEY is a private RSA key as JWK, in JSON: {"kty":"RSA","n":…,"e":…,"d":…}. FORMER_TRANSIT_KEYS is an array of such keys.',
    );
  }
}

/** Parses a private key as JWK, or an array of them. Returns an empty array for an empty text. Throws `TransitKeyError` if the text contains anything else. */
function readTransitKeys(text: string | undefined): readonly JsonWebKey[] {
  if (!text) return [];
  try {
    const keys = [JSON.parse(text)].flat() as (JsonWebKey | null)[];
    if (keys.every((key): key is JsonWebKey => key?.kty === 'RSA' && Boolean(key.d))) return keys;
  } catch {
    // reported below without the text, which may contain a part of a key
  }
  throw new TransitKeyError();
}

/** Returns the mode of the server. An unknown NODE_ENV, such as `staging`, means production, so that the console is never open by accident. */
export const modeOf = ({
  NODE_ENV = '',
}: Readonly<Record<string, string | undefined>>): 'production' | 'development' =>
  ['', 'development', 'test'].includes(NODE_ENV) ? 'development' : 'production';

/** Parses the environment variables. Throws `AppUrlsError`, `BrandsError`, `EditionsError` or `TransitKeyError` if one of them is invalid. */
export function readEnvironment(env: Readonly<Record<string, string | undefined>>): ProcessConfiguration {
  const port = Number(env.PORT ?? DEFAULT_PORT);
  const host = env.HOST ?? 'localhost';
  const shared = resolve('.quayside');
  const editions = readEditions(env.EDITIONS);
  const brands = readBrands(env.BRANDS);
  const appUrls = readAppUrls(env.APP_URLS, [...editionNames, ...Object.keys(editions)]);
  const publicUrl = withoutSlash(env.PUBLIC_URL ?? Object.values(appUrls)[0] ?? DEFAULT_PUBLIC_URL);
  const origins = (env.HOST_ORIGINS ?? publicUrl).split(',').map((origin) => new URL(origin.trim()).origin);
  return {
    port,
    host,
    hosts: [...(env.HOSTS ?? '').split(','), publicUrl, ...Object.values(appUrls), ...origins],
    publicUrl,
    appUrls,
    editions,
    brands,
    hostOrigins: origins,
    dataDir: resolve(env.DATA_DIR ?? `${shared}/sandbox`),
    databaseUrl: env.DATABASE_URL || undefined,
    dataKey: env.DATA_KEY || undefined,
    transitKey: readTransitKeys(env.TRANSIT_KEY)[0],
    formerTransitKeys: readTransitKeys(env.FORMER_TRANSIT_KEYS),
    appSecret: env.APP_SECRET || undefined,
    templates: `${shared}/templates`,
    blobs: openConfiguredS3Blobs(env),
    mode: modeOf(env),
  };
}
