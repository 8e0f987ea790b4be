import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { requestHeaders } from '@quayside/contract/request-headers';
import type { EmbedOptions } from '../types.ts';
import { CrossOriginError, UnreachableServerError } from './problems.ts';

type Server = Pick<EmbedOptions, 'edition' | 'fetch'>;

/**
 * Resolves to the cause of a network error while the device is online: a server whose responses the browser hides from
 * this page (CORS), or a server that does not respond although the page's own server does. Resolves to undefined if
 * nothing responds. XMLHttpRequest reports all three alike, so the function sends probes: one with an opaque response,
 * one like a real call, and one to the page.
 */
export async function findNetworkCause({
  edition,
  fetch: send = fetch,
}: Server): Promise<CrossOriginError | UnreachableServerError | undefined> {
  const silent = new Set<string>();
  for (const { path, verb, service } of [exchangeLoginCode, getCurrentUser]) {
    const { href, origin } = new URL(path, edition.environment.bases[service]);
    if (origin === location.origin) continue;
    const isAnswered = (mode: 'cors' | 'no-cors') => answered(send(probe(href, verb, mode)));
    if (!(await isAnswered('no-cors'))) silent.add(edition.environment.bases[service]);
    else if (!(await isAnswered('cors'))) return new CrossOriginError(remedyFor(origin));
  }
  const isConnected = silent.size > 0 && (await answered(fetch(location.href, { method: 'HEAD', cache: 'no-store' })));
  return isConnected ? new UnreachableServerError(remedyForSilence([...silent].join(' and '))) : undefined;
}

/** Creates a request without credentials or body, which changes nothing on the server. The headers of a call trigger the CORS preflight. */
const probe = (url: string, method: string, mode: 'cors' | 'no-cors') =>
  new Request(url, {
    method,
    mode,
    cache: 'no-store',
    credentials: 'omit',
    headers: mode === 'cors' ? requestHeaders.map(({ name }) => [name, '']) : [],
  });

const PROBE_LIMIT_MS = 5000;

const answered = (response: Promise<Response>): Promise<boolean> =>
  Promise.race([
    response.then(
      () => true,
      () => false,
    ),
    new Promise<boolean>((done) => setTimeout(() => done(false), PROBE_LIMIT_MS)),
  ]);

const remedyFor = (server: string) =>
  `The browser hides the responses of ${server} from this page (CORS). ${howToAllow}`;

const remedyForSilence = (bases: string) =>
  `${bases} did not respond, and the device is online. Check the URL in edition.environment.bases, and that the server runs. If it runs, the browser hides its responses from this page (CORS and Cross-Origin-Resource-Policy). ${howToAllow}`;

const namesOfHeaders = requestHeaders.map(({ name }) => name).join(', ');
const howToAllow = `Let the server allow the origin ${location.origin} and the request headers ${namesOfHeaders}, and expose the response headers Date and Retry-After. Or let your own server forward the calls, so that they have the origin of the page.`;
