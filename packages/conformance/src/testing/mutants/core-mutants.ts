import { uploadLog } from '@quayside/contract/calls/log';
import {
  discardApplication,
  getAgreements,
  getApplication,
  getReferenceLists,
  saveStep,
  startApplication,
} from '@quayside/contract/calls/opening';
import { exchangeLoginCode, getCurrentUser, logout, readLoginCode } from '@quayside/contract/calls/user';
import { loginExpiredCode } from '@quayside/contract/envelope';
import { randomId } from '@quayside/platform/internals/random-id';
import {
  acceptRefusedCall,
  changeData,
  changeHeaders,
  changeResponse,
  codes,
  createRefusal,
  createSuccess,
  type Mutant,
  omitField,
  type RequestHandler,
  replaceResponse,
} from './alter.ts';

const withHeaders =
  (alter: (headers: Headers) => void) =>
  (next: RequestHandler): RequestHandler =>
  async (request) => {
    const answer = await next(request);
    const headers = new Headers(answer.headers);
    alter(headers);
    return new Response(answer.body, { status: answer.status, headers });
  };

/** Creates a fault that stores the first response for a key, and returns it again. */
function remembering(keyOf: (request: Request) => string, isRemembered: (text: string) => boolean): Mutant['change'] {
  const answers = new Map<string, Response>();
  return replaceResponse(saveStep, async (request, _, next) => {
    const known = answers.get(keyOf(request));
    if (known) return known.clone();
    const answer = await next(request);
    if (isRemembered(await answer.clone().text())) answers.set(keyOf(request), answer.clone());
    return answer;
  });
}

const operationOf = (request: Request) => request.headers.get('X-Trans-Id') ?? '';
const owners = new Map<string, Headers>();

/** Faults in the responses of every call. */
const ofCalls: readonly Mutant[] = [
  {
    name: 'a success has code 200',
    caughtBy: 'core.envelope',
    change: changeResponse(getReferenceLists, (one) => ({ ...one, code: 200 })),
  },
  {
    name: 'the envelope has no msg',
    caughtBy: 'core.envelope',
    change: changeResponse(getReferenceLists, ({ code, data }) => ({ code, data }) as never),
  },
  {
    name: 'the data is outside the envelope',
    caughtBy: 'core.envelope',
    change: changeResponse(getReferenceLists, ({ data }) => data as never),
  },
  {
    name: 'responses are cached',
    caughtBy: 'core.not-cached',
    change: withHeaders((headers) => headers.set('Cache-Control', 'max-age=60')),
  },
  {
    name: 'responses have no Date',
    caughtBy: 'core.server-time',
    change: withHeaders((headers) => headers.delete('Date')),
  },
  {
    name: 'a reference list is missing',
    caughtBy: 'core.reference-lists',
    change: changeData(getReferenceLists, omitField('industryList')),
  },
  {
    name: 'agreements are English in every language',
    caughtBy: 'core.agreements',
    change: (next) => (request) => next(new Request(request.url.replace(/language=[^&]+/, 'language=en'), request)),
  },
  {
    name: 'the hash of an agreement does not match its text',
    caughtBy: 'core.agreements',
    change: changeResponse(getAgreements, ({ data, ...rest }) => ({
      ...rest,
      data: (data as object[]).map((one) => ({ ...one, title: 'Another' })),
    })),
  },
  {
    name: 'an unknown URL returns a page',
    caughtBy: 'core.unknown-address',
    change: (next) => async (request) => {
      const answer = await next(request);
      return answer.status === 404 ? new Response('<h1>Not found</h1>', { status: 404 }) : answer;
    },
  },
  {
    name: 'a missing version counts as the oldest',
    caughtBy: 'core.missing-header',
    change: changeHeaders(undefined, (headers) => !headers.get('X-Ver') && headers.set('X-Ver', '1.0.0')),
  },
  {
    name: 'an unknown language counts as English',
    caughtBy: 'core.wrong-header',
    change: changeHeaders(undefined, (headers) => headers.get('X-Lang') === '9' && headers.set('X-Lang', '3')),
  },
  {
    name: 'a refusal has no path',
    caughtBy: 'core.missing-field',
    change: changeResponse(startApplication, (one) =>
      one.code === codes.invalidRequest ? { ...one, data: null } : one,
    ),
  },
  {
    name: 'refusals are HTTP errors',
    caughtBy: 'core.missing-field',
    change: (next) => async (request) => {
      const answer = await next(request);
      const text = await answer.clone().text();
      return text.startsWith('{"code":0') ? answer : new Response(text, { status: 400, headers: answer.headers });
    },
  },
  {
    name: 'a broken body causes an exception',
    caughtBy: 'core.broken-json',
    change: replaceResponse(startApplication, async (_, text) => {
      try {
        JSON.parse(text);
        return undefined;
      } catch {
        return new Response('SyntaxError', { status: 500 });
      }
    }),
  },
  {
    name: 'an unknown field is refused',
    caughtBy: 'core.unknown-field',
    change: replaceResponse(startApplication, async (_, text) =>
      text.includes('aFieldOfTomorrow') ? createRefusal(codes.invalidRequest) : undefined,
    ),
  },
  {
    name: 'a refusal repeats the request',
    caughtBy: 'core.no-echo',
    change: changeResponse(getApplication, (one, request) => ({
      ...one,
      msg: `${one.msg} ${decodeURIComponent(request.url)}`,
    })),
  },
  {
    name: 'any number of error reports is accepted',
    caughtBy: 'core.error-report',
    change: acceptRefusedCall(uploadLog, codes.invalidRequest),
  },
  {
    name: 'the current user is another user',
    caughtBy: 'core.current-user',
    change: changeData(getCurrentUser, (data) => ({ ...data, userId: randomId() })),
  },
];

/** Faults in logins, clocks, replays, signatures and access. */
const ofLogins: readonly Mutant[] = [
  {
    name: 'a missing login returns notAllowed',
    caughtBy: 'core.login-missing',
    change: changeResponse(getCurrentUser, (one) =>
      one.code === loginExpiredCode ? { ...one, code: codes.notAllowed } : one,
    ),
  },
  { name: 'a token works on any device', caughtBy: 'core.login-other-device', change: onOwnDevice() },
  { name: 'a login code works again', caughtBy: 'core.login-code-once', change: repeatingLogin() },
  {
    name: 'a login code shows the whole number',
    caughtBy: 'core.login-code-read',
    change: changeData(readLoginCode, (data) => ({ ...data, phoneNumber: '+6581234567' })),
  },
  {
    name: 'a token works after the logout',
    caughtBy: 'core.logout',
    change: replaceResponse(logout, async () => createSuccess({})),
  },
  {
    name: 'ended sessions continue',
    caughtBy: 'core.sessions-ended',
    change: replaceResponse({ path: 'conformance/v1/end-sessions' }, async () => createSuccess({})),
  },
  {
    name: 'the time of a request is not checked',
    caughtBy: 'core.clock-skew',
    change: changeHeaders(getCurrentUser, (headers) => headers.set('X-Time', String(Date.now()))),
  },
  {
    name: 'a clock may differ by only three minutes',
    caughtBy: 'core.clock-skew',
    change: replaceResponse(getCurrentUser, async ({ headers }) =>
      Math.abs(Number(headers.get('X-Time')) - Date.now()) > 180_000
        ? createRefusal(codes.signatureRejected, { reason: 'clock-skew' })
        : undefined,
    ),
  },
  {
    name: 'a replay is accepted',
    caughtBy: 'core.replay',
    change: changeHeaders(getCurrentUser, (headers) => headers.set('X-Request-Id', randomId())),
  },
  {
    name: 'a retry counts as a replay',
    caughtBy: 'core.replay',
    change: refusingSecond((request) => `${operationOf(request)} ${request.headers.get('X-Time')}`),
  },
  {
    name: 'X-Token is not checked',
    caughtBy: 'core.token-header',
    change: changeHeaders(getCurrentUser, (headers) =>
      headers.set('X-Token', headers.get('Authorization')?.slice(7) ?? ''),
    ),
  },
  {
    name: 'signatures are not checked',
    caughtBy: 'core.signature',
    change: changeHeaders(getCurrentUser, (headers) => {
      headers.set('X-Dt', 't4');
      headers.set('X-Token', headers.get('Authorization')?.slice(7) ?? '');
    }),
  },
  { name: 'any customer can save to any application', caughtBy: 'core.other-user', change: asOwner(saveStep) },
  {
    name: 'any customer can discard any application',
    caughtBy: 'core.other-user',
    change: asOwner(discardApplication),
  },
  {
    name: 'a response reveals whether an id exists',
    caughtBy: 'core.other-user',
    change: changeResponse(saveStep, (one) => (one.code === codes.notFound ? { ...one, code: codes.notAllowed } : one)),
  },
];

/** Faults in the treatment of operation ids. */
const ofOperations: readonly Mutant[] = [
  {
    name: 'operation ids are ignored',
    caughtBy: 'core.same-operation',
    change: changeHeaders(saveStep, (headers) => headers.set('X-Trans-Id', randomId())),
  },
  {
    name: 'a retry has a second effect after a cut',
    caughtBy: 'core.cut-connection',
    change: changeHeaders(saveStep, (headers) => headers.set('X-Trans-Id', randomId())),
  },
  {
    name: 'a retry returns the newest state instead of its response',
    caughtBy: 'core.same-operation',
    change: retryTellsMore(),
  },
  {
    name: 'an operation id returns its response to any request',
    caughtBy: 'core.operation-of-another-request',
    change: remembering(operationOf, (text) => text.startsWith('{"code":0')),
  },
  {
    name: 'operation ids are shared by all customers',
    caughtBy: 'core.operation-of-another-user',
    change: (() => {
      const answers = new Map<string, Response>();
      return replaceResponse(startApplication, async (request, _, next) => {
        const answer = answers.get(operationOf(request)) ?? (await next(request));
        answers.set(operationOf(request), answer.clone());
        return answer;
      });
    })(),
  },
  { name: 'a parallel retry is a conflict', caughtBy: 'core.parallel-operation', change: refusingParallel() },
  {
    name: 'operation ids are forgotten after an hour',
    caughtBy: 'core.operation-life',
    change: changeHeaders(
      saveStep,
      (headers) => Number(headers.get('X-Time')) - Date.now() > 3_600_000 && headers.set('X-Trans-Id', randomId()),
    ),
  },
  {
    name: 'a refusal is remembered as the response',
    caughtBy: 'core.refusal-is-no-result',
    change: remembering(operationOf, (text) => !text.startsWith('{"code":0')),
  },
];

function onOwnDevice(): Mutant['change'] {
  const devices = new Map<string, string>();
  return (next) => async (request) => {
    const bearer = request.headers.get('Authorization') ?? '';
    const headers = new Headers(request.headers);
    const device = devices.get(bearer);
    if (device) headers.set('X-Dev-Id', device);
    const answer = await next(new Request(request, { headers }));
    if (request.url.endsWith(exchangeLoginCode.path)) {
      const { data } = (await answer.clone().json()) as { data: { token?: string } | null };
      devices.set(`Bearer ${data?.token}`, request.headers.get('X-Dev-Id') ?? '');
    }
    return answer;
  };
}

function repeatingLogin(): Mutant['change'] {
  const answers = new Map<string, Response>();
  return replaceResponse(exchangeLoginCode, async (request, text, next) => {
    const answer = answers.get(text) ?? (await next(request));
    answers.set(text, answer.clone());
    return answer;
  });
}

function refusingSecond(keyOf: (request: Request) => string): Mutant['change'] {
  const seen = new Set<string>();
  return replaceResponse(getCurrentUser, async (request) => {
    if (seen.has(keyOf(request))) return createRefusal(codes.signatureRejected, { reason: 'replay' });
    seen.add(keyOf(request));
    return undefined;
  });
}

/** Creates a fault that runs a call with the login of the customer who started the application. */
function asOwner(call: { readonly path: string }): Mutant['change'] {
  return (next) => async (request) => {
    const url = new URL(request.url);
    if (url.pathname === `/${startApplication.path}`) {
      const answer = await next(request);
      const { data } = (await answer.clone().json()) as { data: { id: string } };
      owners.set(data.id, request.headers);
      return answer;
    }
    if (url.pathname !== `/${call.path}`) return next(request);
    const text = await request.text();
    const { applicationId } = JSON.parse(text) as { applicationId: string };
    const headers = new Headers(request.headers);
    for (const name of ['Authorization', 'X-Token', 'X-Uid', 'X-Dev-Id'])
      headers.set(name, owners.get(applicationId)?.get(name) ?? headers.get(name) ?? '');
    return next(new Request(request.url, { method: request.method, headers, body: text }));
  };
}

function retryTellsMore(): Mutant['change'] {
  const seen = new Set<string>();
  return changeResponse(saveStep, (envelope, request) => {
    const again = seen.has(operationOf(request));
    seen.add(operationOf(request));
    const data = envelope.data as { application: object };
    return again
      ? { ...envelope, data: { ...data, application: { ...data.application, savedAt: new Date(0).toISOString() } } }
      : envelope;
  });
}

function refusingParallel(): Mutant['change'] {
  const running = new Set<string>();
  return replaceResponse(saveStep, async (request, _, next) => {
    const operation = operationOf(request);
    if (running.has(operation)) return createRefusal(codes.conflict, { revision: 1 });
    running.add(operation);
    try {
      return await next(request);
    } finally {
      running.delete(operation);
    }
  });
}

/** Faults that the checks of the profile `core` must detect. */
export const coreMutants: readonly Mutant[] = [...ofCalls, ...ofLogins, ...ofOperations];
