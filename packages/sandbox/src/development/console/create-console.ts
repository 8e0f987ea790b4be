import { codes } from '@quayside/contract/envelope';
import { eq } from 'drizzle-orm';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { getBrand, getEditionName } from '../../domain/addresses/app-address.ts';
import { getPublicOrigin, hostBase, toReturnUrl } from '../../domain/addresses/page-request.ts';
import { lockAnyApplication } from '../../domain/applications/application-record.ts';
import { readExpiredDrafts } from '../../domain/applications/expired-drafts.ts';
import { readPcOpening, setPcOpening } from '../../domain/applications/refuse-pc.ts';
import { firstBrokenEntry, readTrail } from '../../domain/audit/trail.ts';
import { readDocument } from '../../domain/documents/document-store.ts';
import { readJointAccount } from '../../domain/joint/joint-account.ts';
import { type ReviewAction, review } from '../../domain/lifecycle/review.ts';
import { readMails } from '../../domain/messages/mailbox.ts';
import { readFunnel } from '../../domain/operations/funnel.ts';
import { readHolders } from '../../domain/overview/accounts.ts';
import { getEditions } from '../../domain/ports/editions.ts';
import type { ServerContext, UnitOfWork } from '../../domain/ports/server-context.ts';
import { runScheduledJobs } from '../../domain/scheduled-jobs.ts';
import { accounts } from '../../domain/storage/schema.ts';
import { readUser } from '../../domain/users/user.ts';
import { documentResponse } from '../../http/files/document-bytes.ts';
import { hasFormToken } from '../../http/pages/form-token.ts';
import { seeOther } from '../../http/pages/layout.ts';
import { serveMail } from '../../http/pages/mail-html.ts';
import { formText } from '../../http/transport/form-text.ts';
import { limitedForm } from '../../http/transport/limited-body.ts';
import { moveClock, readClockOffset } from '../../kernel/clock.ts';
import { Refusal } from '../../kernel/refusal.ts';
import { faultSchema, planFaults, readFaults } from '../faults.ts';
import { renderAnswers } from './console-answers.ts';
import { evidenceBody, judgeEvidence } from './console-evidence.ts';
import { renderConsole } from './console-frame.ts';
import { funnelBody, readFunnelChoice, toFunnelFilter } from './console-funnel.ts';
import { keyboardScript } from './console-keyboard.ts';
import { mailFrameScript } from './console-mail-frame.ts';
import { allowScripts } from './console-parts.ts';
import { readDemoHoldings, setPortfolio } from './console-portfolio.ts';
import { queueBody, readFilter, readQueue } from './console-queue.ts';
import { itemId, type ReviewPage, reviewBody } from './console-review.ts';
import { clockBody, faultsBody, magicBody, mailboxBody, startBody } from './console-start.ts';
import { viewedScript } from './console-viewed.ts';
import { confirmBody, getEdition, parseReviewLink, playScenario, UnplayableError } from './review-link.ts';

const isId = (id: string) => z.uuid().safeParse(id).success;

/** Creates the reviewer's console with all its pages under /sandbox: queue, review, mailbox, clock, faults, magic values and scenarios. */
export function createConsole(server: ServerContext): Hono {
  const app = new Hono();
  const editions = getEditions(server);
  const page = renderConsole.bind(undefined, server);
  const missing = (request: Request) =>
    page(request, 'Not found', () => html`<p>This page does not exist.</p>`, { status: 404 });

  app.get('/', ({ req }) => {
    const edition = req.query('edition') ?? getEditionName(server, req.raw);
    getEdition(edition, editions);
    const others = Object.keys(editions).filter((name) => name !== edition && knowsApp(server, req.raw, name));
    const [origin] = originsOf(server, req.raw, edition);
    return page(req.raw, 'Sandbox', () => startBody({ edition, origin }, others, editions), {
      formTargets: server.hostOrigins,
    });
  });
  app.get('/magic', ({ req }) => page(req.raw, 'Magic values', magicBody));
  app.get('/mailbox', async ({ req }) => {
    const mails = await server.transaction((work) => readMails(work));
    return page(req.raw, 'Mailbox', () => mailboxBody(mails), {
      allows: { 'frame-src': "'self'", ...mailFrameScript.allows },
    });
  });
  app.get('/mails/:id', async ({ req }) => {
    const mails = await server.transaction((work) => readMails(work));
    const mail = mails.find(({ id }) => id === req.param('id'));
    return mail ? serveMail(mail, getBrand(server, mail.appType)) : missing(req.raw);
  });

  app.get('/clock', async ({ req }) => {
    const offset = await server.transaction(({ tables }) => readClockOffset(tables));
    return page(req.raw, 'Clock', (token) => clockBody(token, offset));
  });
  app.post('/clock', ({ req }) => act(req.raw, '/sandbox/clock', (form) => setClock(server, form)));

  app.get('/faults', async ({ req }) => {
    const [planned, pcOpening] = await server.transaction(async ({ tables }) => [
      await readFaults(tables),
      await readPcOpening(tables),
    ]);
    return page(req.raw, 'Faults', (token) => faultsBody(token, planned, pcOpening));
  });
  app.post('/faults', ({ req }) => act(req.raw, '/sandbox/faults', (form) => changeFaults(server, form)));

  app.get('/applications', async ({ req }) => {
    const query = new URL(req.url).searchParams;
    const shown = await server.transaction(async (work) => {
      const flows = work.flows.names;
      const filter = readFilter(query, flows, editions);
      const rows = await readQueue(work, filter, editions);
      return { filter, rows, expired: await readExpiredDrafts(work), flows, editions, now: work.now };
    });
    return page(req.raw, 'Applications', () => html`${queueBody(shown)}${keyboardScript.markup}`, {
      allows: keyboardScript.allows,
    });
  });
  app.get('/applications/:id', ({ req }) =>
    isId(req.param('id')) ? showReview(req.raw, req.param('id')) : missing(req.raw),
  );
  app.post('/applications/:id', async ({ req }) => {
    const id = req.param('id');
    if (!isId(id)) return missing(req.raw);
    return act(req.raw, `/sandbox/applications/${id}`, async (form) => {
      const wanted = actOf(form);
      refuseUnclear(wanted);
      await server.transaction((work) => review(work, id, wanted));
      const item = formText(form, 'requirement');
      return item ? `#item-${encodeURIComponent(itemId(formText(form, 'party'), item))}` : '';
    });
  });
  app.post('/applications/:id/portfolio', async ({ req }) => {
    const id = req.param('id');
    if (!isId(id)) return missing(req.raw);
    return act(req.raw, `/sandbox/applications/${id}`, async (form) => {
      await server.transaction(async (work) =>
        setPortfolio(work, (await lockAnyApplication(work, id)).row.userId, form),
      );
      return '#portfolio';
    });
  });
  app.get('/applications/:id/evidence', async ({ req }) => {
    const id = req.param('id');
    if (!isId(id)) return missing(req.raw);
    const judged = await server.transaction(async (work) => judgeEvidence(work, id, await readTrail(work.tables, id)));
    return page(req.raw, 'Evidence', () => evidenceBody(id, judged));
  });
  app.get('/funnel', async ({ req }) => {
    const choice = readFunnelChoice(new URL(req.url).searchParams, editions);
    const funnel = await server.transaction((work) => readFunnel(work, toFunnelFilter(choice, editions)));
    return page(req.raw, 'Funnel', () => funnelBody(funnel, choice, editions));
  });
  app.get('/documents/:id', async ({ req }) => {
    if (!isId(req.param('id'))) return missing(req.raw);
    const found = await server.transaction(async (work) => ({
      ...(await readDocument(work, req.param('id'))),
      now: work.now,
    }));
    return documentResponse(await found.read(), found.row.type, found.now);
  });

  app.get('/play', async ({ req }) => {
    const link = parseReviewLink(new URL(req.url).searchParams, getEditionName(server, req.raw), editions);
    // Asks for confirmation after a navigation from another site, because a link, image or redirect could otherwise create customers.
    const from = req.header('Sec-Fetch-Site') ?? 'none';
    if (from !== 'same-origin' && from !== 'none')
      return page(req.raw, 'Play this scenario?', () => confirmBody(link.scenario, req.raw.url));
    const origins = originsOf(server, req.raw, link.edition);
    return seeOther(await playScenario(server, link, new URL(pageOfHost(link.to, origins))));
  });

  app.onError(async (error, { req }) => {
    if (error instanceof UnplayableError)
      return page(
        req.raw,
        'Cannot play this scenario',
        () => html`<p><a href="/sandbox/#scenarios">Scenarios</a></p>`,
        {
          problem: error.message,
          status: 404,
        },
      );
    if (!(error instanceof Refusal)) throw error;
    return page(req.raw, 'Refused', () => html`<p><a href="${req.path}">Back</a></p>`, {
      problem: error.message,
      status: 409,
    });
  });

  async function showReview(request: Request, id: string): Promise<Response> {
    const shown = await server.transaction((work) => readReview(work, id));
    return page(
      request,
      `Application ${shown.record.row.reference ?? ''}`,
      (token) => html`${reviewBody(shown, token)}${keyboardScript.markup}${viewedScript.markup}`,
      { allows: allowScripts(keyboardScript, viewedScript), brand: getBrand(server, shown.record.row.appType) },
    );
  }

  /** Runs the action of a form, and redirects to the page `back`. `task` returns the fragment of that page to jump to. */
  async function act(request: Request, back: string, task: (form: FormData) => Promise<string>): Promise<Response> {
    const form = await limitedForm(request);
    if (!(await hasFormToken(server.vault, request, form)))
      return page(request, 'Refused', () => html`<p><a href="${back}">Back</a></p>`, {
        problem: 'This page did not create the form, or the browser deleted its cookie. Reload the page.',
        status: 403,
      });
    return seeOther(`${back}${await task(form)}`);
  }

  return app;
}

async function readReview(work: UnitOfWork, id: string): Promise<ReviewPage> {
  const { first: record, second } = await readJointAccount(work, await lockAnyApplication(work, id));
  const trail = await readTrail(work.tables, record.row.id);
  const opened = await work.tables.select().from(accounts).where(eq(accounts.applicationId, record.row.id));
  const holders = await readHolders(work, record.row.id);
  return {
    record,
    user: await readUser(work, record.row.userId),
    rendered: await renderAnswers(record),
    second: second && {
      record: second,
      user: await readUser(work, second.row.userId),
      rendered: await renderAnswers(second),
    },
    accounts: opened.map(({ number }) => ({ number, holders })),
    owned: opened.length > 0 ? await readDemoHoldings(work, record.row.userId) : undefined,
    asksLater: record.flow.documentRequestFlow ? work.flows.flow(record.flow.documentRequestFlow).requirements : [],
    trail,
    brokenEntry: await firstBrokenEntry(trail),
  };
}

/** Returns whether an edition's app has a URL that the server knows: a configured one, or that of the request itself. */
const knowsApp = (server: ServerContext, request: Request, edition: string): boolean =>
  server.appUrls[edition] !== undefined || edition === getEditionName(server, request);

/** Returns the origin of the edition's app, then the other allowed origins. Throws `UnplayableError` if the app's URL is unknown. */
function originsOf(server: ServerContext, request: Request, edition: string): readonly [string, ...string[]] {
  if (!knowsApp(server, request, edition))
    throw new UnplayableError(
      `This sandbox does not know the URL of the ${getEditions(server)[edition]?.title} app. Set it in APP_URLS, as in ${edition}=http://localhost:4002.`,
    );
  const { appUrls, hostOrigins } = server;
  const shown = getPublicOrigin(server, request);
  const own = appUrls[edition];
  if (own) return [new URL(own).origin, ...hostOrigins, shown];
  const [first, ...others] = hostOrigins;
  return first && !request.headers.has('X-Forwarded-Host') ? [first, ...others, shown] : [shown, ...hostOrigins];
}

/** Returns the URL of a page. `/sg-base-info` and `/acct/open-account/sg-base-info` are pages of the host; a full URL must be on one of its origins. */
function pageOfHost(to: string, origins: readonly [string, ...string[]]): string {
  const path = to.startsWith('/') && !to.startsWith(hostBase) ? `${hostBase}${to.slice(1)}` : to;
  return toReturnUrl(path, origins);
}

/** Throws `Refusal` (`notAllowed`) with an explanation if the reviewer requests more information without a note. `review` would only name the invalid field. */
function refuseUnclear(wanted: ReviewAction): void {
  if (wanted.act === 'reject' && wanted.code === 'more-information' && !wanted.note?.trim())
    throw new Refusal(codes.notAllowed, 'Say in the note which information is missing.');
}

const actOf = (form: FormData): ReviewAction =>
  ({
    act: formText(form, 'act'),
    requirement: formText(form, 'requirement'),
    party: formText(form, 'party') || undefined,
    code: formText(form, 'code'),
    note: formText(form, 'note'),
    asks: form.getAll('asks').map(String),
  }) as ReviewAction;

const SINGAPORE_OFFSET = '+08:00';

async function setClock(server: ServerContext, form: FormData): Promise<string> {
  const by = formText(form, 'by');
  await server.transaction(async ({ tables }) => {
    const before = await readClockOffset(tables);
    const wanted = Date.parse(`${formText(form, 'at')}${SINGAPORE_OFFSET}`);
    const set = Number.isNaN(wanted) ? before : wanted - server.clock().getTime();
    await moveClock(tables, by === 'reset' ? 0 : by ? before + Number(by) : set);
  });
  await runScheduledJobs(server);
  return '';
}

async function changeFaults(server: ServerContext, form: FormData): Promise<string> {
  await server.transaction(async ({ tables }) => {
    const act = formText(form, 'act');
    if (act === 'refuse-pc' || act === 'allow-pc')
      return setPcOpening(tables, act === 'refuse-pc' ? 'refused' : 'allowed');
    if (act === 'clear') return planFaults(tables, []);
    const value = Number(form.get('value')) || undefined;
    const kind = formText(form, 'kind');
    const named = kind === 'code' ? { code: value } : kind === 'status' ? { status: value } : { ms: value };
    const planned = faultSchema.safeParse({
      path: formText(form, 'path'),
      kind,
      times: Number(form.get('times')),
      ...(value === undefined ? {} : named),
    });
    if (planned.success) await planFaults(tables, [...(await readFaults(tables)), planned.data]);
  });
  return '';
}
