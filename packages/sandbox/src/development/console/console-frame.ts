import { formatDate, toSingaporeDate } from '@quayside/values/calendar-date';
import { html } from 'hono/html';
import { getServedEdition } from '../../domain/addresses/app-address.ts';
import type { ServerContext } from '../../domain/ports/server-context.ts';
import { createFormToken, type FormToken } from '../../http/pages/form-token.ts';
import { type Markup, renderPage, type ServerPage } from '../../http/pages/layout.ts';

const sections = [
  ['/sandbox/', 'Start'],
  ['/sandbox/applications', 'Applications'],
  ['/sandbox/funnel', 'Funnel'],
  ['/sandbox/mailbox', 'Mailbox'],
  ['/sandbox/clock', 'Clock'],
  ['/sandbox/faults', 'Faults'],
  ['/sandbox/magic', 'Magic values'],
] as const;

/** Responds with a page of the console. `content` gets the page's form token; navigation and the server's time surround its result. */
export async function renderConsole(
  server: ServerContext,
  request: Request,
  title: string,
  content: (token: FormToken) => Markup,
  options: Pick<ServerPage, 'status' | 'formTargets' | 'allows' | 'brand'> & { readonly problem?: string } = {},
): Promise<Response> {
  const token = await createFormToken(server.vault, request);
  const now = await server.transaction(async (work) => work.now);
  const path = new URL(request.url).pathname;
  const { problem, status = 200, brand = getServedEdition(server, request).brand, ...policy } = options;
  const body = html`
<nav class="console" aria-label="Sandbox"><ul>${sections.map(([href, name]) => html`<li><a href="${href}" ${isHere(path, href) ? html`aria-current="page"` : ''}>${name}</a></li>`)}</ul></nav>
<main>
<div class="head"><h1>${title}</h1>
<p class="quiet">Development only. Server time: <time datetime="${now.toISOString()}">${formatInstant(now)}</time></p></div>
${problem ? html`<div class="alert" role="alert"><p>${problem}</p></div>` : ''}
${content(token)}
</main>`;
  return renderPage(
    { title, language: 'en', width: 'console', body, brand, headers: token.headers, status, ...policy },
    now,
  );
}

/** Formats a time in the time zone of Singapore: `21 Nov 2026, 09:14:20 SGT`. */
export const formatInstant = (at: Date): string =>
  `${formatDate(toSingaporeDate(at), 'en')}, ${new Intl.DateTimeFormat('sv-SE', { timeStyle: 'medium', timeZone: 'Asia/Singapore' }).format(at)} SGT`;

const isHere = (path: string, href: string): boolean =>
  href === '/sandbox/' ? path === href : path === href || path.startsWith(`${href}/`);
