import type { Service } from '@quayside/contract/call';

/** Where a host name belongs: its stage, and in regional variants the region. */
export type EnvironmentEntry = {
  readonly name: 'dev' | 'sit' | 'uat' | 'prd';
  readonly region?: string;
  /** the storage bucket's environment: `prd` chooses the production key (CRYPT-01) */
  readonly storageBucket: string;
  /** the base address of each service, with a slash at the end; `same-origin` for development, where one server answers everything */
  readonly bases: 'same-origin' | Readonly<Record<Service, `https://${string}/`>>;
};

/** The environment of every host name that the app is served under, exactly as `location.hostname` says it (CALL-01). */
export type Environments = Readonly<Record<string, EnvironmentEntry>>;

/** An entry with its base addresses written out: `same-origin` is replaced by the origin of the page, with a slash at the end. */
export type Environment = Omit<EnvironmentEntry, 'bases'> & { readonly bases: Readonly<Record<Service, string>> };

/** The page is served under a host name that is not ours: nothing is called and nothing is shown (F11). */
export class UnknownHostError extends Error {
  override readonly name = 'UnknownHostError';
  readonly messageKey = 'unknownHost';
  constructor() {
    super(
      'The host name of this page is not listed in the environments of the edition, so no server is called. List it, or serve the app under a listed name.',
    );
  }
}

/**
 * The environment of the page at `location`. Only an exact name counts, and http:// only for same-origin hosts: a look-alike, an address in figures or a
 * trailing dot never falls through to production. Throws UnknownHostError.
 */
export function resolveEnvironment(
  { hostname, origin, protocol }: Pick<Location, 'hostname' | 'origin' | 'protocol'>,
  environments: Environments,
): Environment {
  const entry = Object.hasOwn(environments, hostname) ? environments[hostname] : undefined;
  if (!entry) throw new UnknownHostError();
  const { bases, ...rest } = entry;
  if (bases !== 'same-origin') {
    if (protocol !== 'https:') throw new UnknownHostError();
    return { ...rest, bases };
  }
  const base = `${origin}/`;
  return { ...rest, bases: { trading: base, business: base, log: base, analysis: base, sso: base } };
}
