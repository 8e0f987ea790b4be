import { party } from '@quayside/contract/application';
import { parseLanguage } from '@quayside/i18n/language';
import { Hono } from 'hono';
import * as z from 'zod/mini';
import { setPcOpening } from '../domain/applications/refuse-pc.ts';
import { readEvidence } from '../domain/evidence/record.ts';
import { review } from '../domain/lifecycle/review.ts';
import { readMails } from '../domain/messages/mailbox.ts';
import { getEditions } from '../domain/ports/editions.ts';
import type { ServerContext } from '../domain/ports/server-context.ts';
import { runScheduledJobs } from '../domain/scheduled-jobs.ts';
import { operationsEvents } from '../domain/storage/schema.ts';
import { hashPhone } from '../domain/users/one-time-code.ts';
import { endAllSessions } from '../domain/users/session.ts';
import { findUserId } from '../domain/users/user.ts';
import { envelopeResponse, refusalEnvelope, successEnvelope } from '../http/transport/envelope.ts';
import { limitedJson } from '../http/transport/limited-body.ts';
import { clockOffset, moveClock } from '../kernel/clock.ts';
import { invalidRequest, notFound, Refusal } from '../kernel/refusal.ts';
import { faultListSchema, planFaults, readFaults } from './faults.ts';
import { findScenario, scenarios } from './scenarios/catalogue.ts';
import { findMissingCapability } from './scenarios/missing-capability.ts';
import { createStage } from './seeds/stage.ts';
import { readState, readUsers } from './state.ts';

const reviewRequest = z.object({
  applicationId: z.uuid(),
  act: z.enum(['accept', 'reject', 'ask', 'send-back', 'approve', 'fail']),
  requirement: z.optional(z.string()),
  party: z.optional(party),
  code: z.optional(z.string()),
  note: z.optional(z.string()),
  asks: z.optional(z.array(z.string())),
});
const pcOpeningRequest = z.object({ opening: z.enum(['allowed', 'refused']) });
const clockRequest = z.object({ offsetMs: clockOffset });
const scenarioRequest = z.object({
  id: z.string(),
  language: z.optional(z.string()),
  edition: z.optional(z.string()),
});
const userRequest = z.object({ userId: z.uuid() });

/** Creates the test API under /sandbox/api, which README.md describes. Its calls require JSON bodies, because forms of other sites cannot send them. */
export function createJsonApi(server: ServerContext): Hono {
  const app = new Hono();
  const phoneOf = (url: string) => new URL(url).searchParams.get('phone')?.replace(/^ /, '+') ?? '';
  const reply = async (task: () => Promise<unknown>) => {
    const now = await server.transaction(async (work) => work.now);
    try {
      return envelopeResponse(successEnvelope(await task()), now);
    } catch (error) {
      if (error instanceof Refusal) return envelopeResponse(refusalEnvelope(error), now);
      throw error;
    }
  };

  app.use(async ({ req }, next) => {
    const json = req.header('Content-Type')?.startsWith('application/json') ?? false;
    if (req.method === 'GET' || json) return next();
    return envelopeResponse(refusalEnvelope(invalidRequest('header Content-Type')), server.clock());
  });
  app.get('/state', ({ req }) =>
    reply(() =>
      server.transaction(async (work) => {
        const userId = await findUserId(work, phoneOf(req.url));
        if (!userId) throw notFound();
        return readState(work, userId);
      }),
    ),
  );
  app.get('/evidence', ({ req }) =>
    reply(() =>
      server.transaction(async (work) => {
        const applicationId = z.uuid().safeParse(req.query('applicationId'));
        if (!applicationId.success) throw notFound();
        return { evidence: await readEvidence(work, applicationId.data) };
      }),
    ),
  );
  app.get('/operations-events', () =>
    reply(() => server.transaction(({ tables }) => tables.select().from(operationsEvents))),
  );
  app.get('/users', () => reply(() => server.transaction(readUsers)));
  app.get('/code', ({ req }) =>
    reply(() =>
      server.transaction(async (work) => {
        const mails = await readMails(work, await hashPhone(work, phoneOf(req.url)));
        const code = /\b\d{6}\b/.exec(mails.find(({ kind }) => kind === 'code')?.body ?? '')?.[0];
        if (!code) throw notFound();
        return { code };
      }),
    ),
  );
  app.get('/mails', ({ req }) =>
    reply(() => server.transaction(async (work) => readMails(work, await hashPhone(work, phoneOf(req.url))))),
  );
  app.get('/clock', () => reply(() => server.transaction(async ({ now }) => ({ now: now.toISOString() }))));
  app.put('/clock', ({ req }) =>
    reply(async () => {
      const { offsetMs } = parse(clockRequest, await limitedJson(req.raw));
      await server.transaction(({ tables }) => moveClock(tables, offsetMs));
      await runScheduledJobs(server);
      return server.transaction(async ({ now }) => ({ now: now.toISOString() }));
    }),
  );
  app.get('/faults', () => reply(() => server.transaction(({ tables }) => readFaults(tables))));
  app.put('/faults', ({ req }) =>
    reply(async () => {
      const faults = parse(faultListSchema, await limitedJson(req.raw));
      await server.transaction(({ tables }) => planFaults(tables, faults));
      return faults;
    }),
  );
  app.put('/pc-opening', ({ req }) =>
    reply(async () => {
      const { opening } = parse(pcOpeningRequest, await limitedJson(req.raw));
      await server.transaction(({ tables }) => setPcOpening(tables, opening));
      return {};
    }),
  );
  app.post('/review', ({ req }) =>
    reply(async () => {
      const body = parse(reviewRequest, await limitedJson(req.raw));
      const { applicationId, act, requirement = '', party, code = '', note, asks } = body;
      await server.transaction((work) => review(work, applicationId, { act, requirement, party, code, note, asks }));
      return {};
    }),
  );
  app.post('/end-sessions', ({ req }) =>
    reply(async () => {
      const { userId } = parse(userRequest, await limitedJson(req.raw));
      await server.transaction((work) => endAllSessions(work, userId));
      return {};
    }),
  );
  app.post('/login-code', ({ req }) =>
    reply(async () => ({
      loginCode: await createStage(server).loginCode(parse(userRequest, await limitedJson(req.raw)).userId),
    })),
  );
  app.get('/scenarios', () => reply(async () => scenarios));
  app.post('/scenario', ({ req }) =>
    reply(async () => {
      const { id, language, edition = 'sg' } = parse(scenarioRequest, await limitedJson(req.raw));
      const scenario = findScenario(id);
      if (!scenario) throw notFound();
      const { fixture, timeline } = scenario;
      const editions = getEditions(server);
      const served = Object.hasOwn(editions, edition) ? editions[edition] : undefined;
      if (!served || findMissingCapability(served.capabilities, fixture)) throw invalidRequest('edition');
      const { appType } = served;
      return createStage(server).customer(fixture, { timeline, appType, language: parseLanguage(language) ?? 'en' });
    }),
  );
  return app;
}

function parse<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidRequest(z.core.toDotPath(parsed.error.issues[0]?.path ?? []) || 'request');
}
