import type { Service } from '@quayside/contract/call';

/** The environment of one host name. `region` distinguishes regional variants. */
export type EnvironmentEntry = {
  readonly name: 'dev' | 'sit' | 'uat' | 'prd';
  readonly region?: string;
  /** The environment of the storage bucket. `prd` selects the production key (CRYPT-01). */
  readonly storageBucket: string;
  /**
   * The base URL of each service, with a final slash. `same-origin` is for development, where one server runs every
   * service.
   */
  readonly bases: 'same-origin' | Readonly<Record<Service, `https://${string}/`>>;
};

/** The environments by the app's host names, as in `location.hostname` (CALL-01). */
export type Environments = Readonly<Record<string, EnvironmentEntry>>;

/** An environment with resolved base URLs. The page's origin with a final slash replaces `same-origin`. */
export type Environment = Omit<EnvironmentEntry, 'bases'> & { readonly bases: Readonly<Record<Service, string>> };

/** Thrown if the environments do not list the host name of the page. The app then calls no server and shows no screen (F11). */
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
 * Returns the environment of the page at `location`. Accepts exact host names only, and http:// only for same-origin
 * hosts. Look-alike names, IP addresses and trailing dots therefore never reach production. Throws UnknownHostError.
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
