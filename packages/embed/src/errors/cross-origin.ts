import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { requestHeaders } from '@quayside/contract/request-headers';
import type { EmbedOptions } from '../types.ts';
import { CrossOriginError } from './problems.ts';

type Server = Pick<EmbedOptions, 'edition' | 'fetch'>;

/**
 * Resolves to an error if a server responds, but the browser hides its responses from this page (CORS). Resolves to undefined otherwise. XMLHttpRequest reports
 * this like a lost connection, so the function sends two probes: one with an opaque response, and one like a real call.
 */
export async function findCrossOriginError({
  edition,
  fetch: send = fetch,
}: Server): Promise<CrossOriginError | undefined> {
  for (const { path, verb, service } of [exchangeLoginCode, getCurrentUser]) {
    const { href, origin } = new URL(path, edition.environment.bases[service]);
    if (origin === location.origin) continue;
    const isAnswered = (mode: 'cors' | 'no-cors') => answered(send(probe(href, verb, mode)));
    if ((await isAnswered('no-cors')) && !(await isAnswered('cors'))) return new CrossOriginError(remedyFor(origin));
  }
  return undefined;
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
  `The browser keeps the answers of ${server} from this page (CORS). That server has to allow the origin ${location.origin} and the request headers ${requestHeaders
    .map(({ name }) => name)
    .join(', ')}. Or let your own server pass the calls on, so that they have the origin of the page.`;
