import { Hono } from 'hono';
import * as z from 'zod/mini';
import { hostBase } from '../domain/addresses/page-request.ts';
import { expireDraft } from '../domain/lifecycle/draft-expiry.ts';
import { review } from '../domain/lifecycle/review.ts';
import { readMails } from '../domain/messages/mailbox.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { runScheduledJobs } from '../domain/scheduled-jobs.ts';
import { hashPhone } from '../domain/users/one-time-code.ts';
import { createLoginCode, endAllSessions } from '../domain/users/session.ts';
import { envelopeResponse, refusalEnvelope, successEnvelope } from '../http/transport/envelope.ts';
import { limitedJson } from '../http/transport/limited-body.ts';
import { clockOffset, moveClock } from '../kernel/clock.ts';
import { newTransitKey } from '../kernel/crypto/transit-key.ts';
import { invalidRequest, notFound, Refusal } from '../kernel/refusal.ts';
import { consentAs } from './digital-id-provider/consent-page.ts';
import { newCustomer } from './seeds/new-customer.ts';

/** Base path of the test interface through which the conformance kit prepares data on this server. */
export const conformancePath = '/conformance/v1';

const abilities = [
  'customer',
  'clock',
  'expire-draft',
  'review',
  'end-sessions',
  'invitation',
  'digital-id',
  'public-key',
  'change-key',
  'app-secret',
];

const nothing = z.object({});
const ofUser = z.object({ userId: z.uuid() });
const ofMobile = z.object({ mobile: z.string() });
const visit = z.object({ url: z.url(), person: z.enum(['first', 'second', 'cancels', 'outage']) });
const ofApplication = z.object({ applicationId: z.uuid() });
const clock = z.object({ offsetMs: clockOffset });
const reviewAct = z.object({
  applicationId: z.uuid(),
  act: z.enum(['accept', 'reject', 'send-back', 'approve', 'fail']),
  requirement: z.optional(z.string()),
  code: z.optional(z.string()),
  note: z.optional(z.string()),
});

/** Persona of the development provider for each visitor of the conformance kit. An empty name cancels the visit. */
const personas = { first: 'citizen', second: 'permanent-resident', cancels: '', outage: 'outage' } as const;
/** Page of the app to which the digital ID's provider may return, below the app's base path. */
const returnPage = 'sg-show-sinpass';

/** Creates the test interface that docs/conformance.md describes. Its calls require JSON bodies, because forms of other sites cannot send them. */
export function createConformanceInterface(server: ServerContext): Hono {
  const app = new Hono();
  const reply = async (task: () => Promise<unknown>) => {
    try {
      return envelopeResponse(successEnvelope(await task()), server.clock());
    } catch (error) {
      if (error instanceof Refusal) return envelopeResponse(refusalEnvelope(error), server.clock());
      throw error;
    }
  };
  const take = <T>(path: string, schema: z.ZodMiniType<T>, task: (body: T) => Promise<unknown>) =>
    app.on(['POST', 'PUT'], path, ({ req }) =>
      reply(async () => {
        if (!req.header('Content-Type')?.startsWith('application/json')) throw invalidRequest('header Content-Type');
        const body = schema.safeParse(await limitedJson(req.raw));
        if (!body.success) throw invalidRequest(z.core.toDotPath(body.error.issues[0]?.path ?? []) || 'request');
        return task(body.data);
      }),
    );
  const loginCodeOf = async (userId: string) => {
    const { loginCode } = await server.transaction((work) => createLoginCode(work, userId));
    return { userId, loginCode };
  };

  app.get('/', () =>
    reply(async () => ({
      interface: 1,
      can: abilities,
      publicKey: server.transit.publicKey(),
      appSecret: server.appSecret,
      returnUrl: new URL(`${hostBase}${returnPage}`, server.publicUrl).href,
    })),
  );
  take('/customer', nothing, async () => {
    const { userId, phone } = await newCustomer(server, 'en');
    return { ...(await loginCodeOf(userId)), mobile: phone };
  });
  take('/login-code', ofUser, ({ userId }) => loginCodeOf(userId));
  take('/clock', clock, async ({ offsetMs }) => {
    await server.transaction(({ tables }) => moveClock(tables, offsetMs));
    await runScheduledJobs(server);
    return {};
  });
  take('/expire-draft', ofApplication, async ({ applicationId }) => {
    await server.transaction((work) => expireDraft(work, applicationId));
    return {};
  });
  take('/review', reviewAct, async ({ applicationId, act, requirement = '', code = '', note }) => {
    await server.transaction((work) => review(work, applicationId, { act, requirement, code, note }));
    return {};
  });
  take('/invitation', ofMobile, async ({ mobile }) => {
    const mails = await server.transaction(async (work) => readMails(work, await hashPhone(work, mobile)));
    const token = /invitation=([\w-]+)/.exec(mails.find(({ kind }) => kind === 'invitation')?.body ?? '')?.[1];
    if (!token) throw notFound();
    return { token };
  });
  take('/digital-id', visit, async ({ url, person }) =>
    Object.fromEntries((await consentAs(server, url, personas[person])).searchParams),
  );
  take('/change-key', nothing, async () => {
    await server.transit.changeKey(await newTransitKey());
    return {};
  });
  take('/end-sessions', ofUser, async ({ userId }) => {
    await server.transaction((work) => endAllSessions(work, userId));
    return {};
  });
  return app;
}
