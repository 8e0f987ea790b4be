import { Hono } from 'hono';
import { html } from 'hono/html';
import { type Markup, renderPage } from '../../http/pages/layout.ts';
import { serveModule } from '../modules/page-modules.ts';
import { groups } from './check.ts';
import { samplePdf } from './sample-pdf.ts';

/** Path of the doctor's page, on the origin of each host in development. */
export const doctorPath = '/doctor/';
const modules = `${doctorPath}modules/`;

/** The path of the host that the doctor checks, and who may frame the doctor's page. */
export type DoctorOptions = {
  /** Base path of the host, such as `/acct/open-account/`. */
  readonly base: string;
  /** Origin that may frame the page: that of the simulator, which acts as the app; by default none. */
  readonly framedBy?: string | undefined;
};

/**
 * Creates the doctor: a page with a checklist that runs in the app's web view, on the origin of the host. It is in English only, because its readers develop
 * the app. Also serves the scripts of the page, and a PDF to open.
 */
export function createDoctor({ base, framedBy }: DoctorOptions): Hono {
  const app = new Hono();
  app.get(doctorPath, ({ req }) => {
    const shell = req.header('sec-fetch-dest') === 'iframe' ? framedBy : undefined;
    return renderPage(
      {
        title: 'Doctor',
        language: 'en',
        body: body(base, shell),
        styles,
        ...(framedBy && { frameAncestors: [framedBy] }),
        headers: { 'Permissions-Policy': 'camera=(self), microphone=(), geolocation=()' },
        allows: {
          'script-src': "'self'",
          'connect-src': "'self'",
          'media-src': "'self' blob:",
          'require-trusted-types-for': "'script'",
        },
      },
      new Date(),
    );
  });
  app.get(`${modules}*`, ({ req }) => serveModule(req.url, modules));
  app.get(`${doctorPath}sample.pdf`, async ({ body: answer }) =>
    answer(await samplePdf(), 200, { 'Content-Type': 'application/pdf' }),
  );
  return app;
}

const source = (path: string): string => `${modules}sandbox/src/tools/${path}`;

const body = (base: string, shell: string | undefined): Markup => html`
${shell ? html`<script src="${source('native-shell/frame.ts')}" data-shell="${shell}"></script>` : ''}
<main data-base="${base}" data-doctor="${doctorPath}">
<h1>Doctor</h1>
<p class="quiet">What this web view and the app around it can do, against what the pages need. For app developers, in English only; customers never get this page.</p>
<p><a href="${base}">Open the host’s first page</a></p>
<p id="summary" class="note" role="status">Looks …</p>
<noscript><p class="alert">This web view runs no scripts. Android: settings.javaScriptEnabled = true.</p></noscript>
${groups.map((group) => html`<h2 id="title-${group}">${group}</h2><ul id="group-${group}" class="checks" aria-labelledby="title-${group}"></ul>`)}
<h2 id="as-json">As JSON</h2>
<p class="quiet">The same as window.doctor. Nothing in it is about a customer.</p>
<div class="sheet"><pre id="json" role="region" aria-labelledby="as-json" tabindex="0"></pre></div>
</main>
<script type="module" src="${source('doctor/page-script.ts')}"></script>`;

const styles = `
body[data-width=form] { max-width: 720px }
.checks { padding: 0; margin: 0; list-style: none; display: grid; gap: 12px }
.checks > li { padding: 12px 16px; background: var(--paper); border: 1px solid var(--line); border-inline-start: 6px solid var(--quiet); border-radius: 8px; display: flex; flex-wrap: wrap; justify-content: space-between; gap: 4px 12px; align-items: baseline }
.checks h3 { margin: 0; font-size: 16px; overflow-wrap: anywhere }
.checks strong { white-space: nowrap; color: var(--quiet) }
.checks p { flex-basis: 100%; margin: 0; overflow-wrap: anywhere }
.checks p:empty { display: none }
.checks .fix { font-size: 15px; color: var(--quiet) }
.checks button { margin-top: 8px }
.checks > [data-result=ok] { border-inline-start-color: var(--good) } .checks > [data-result=ok] strong { color: var(--good) }
.checks > [data-result=falls-short] { border-inline-start-color: var(--bad) } .checks > [data-result=falls-short] strong { color: var(--bad) }
#json { max-height: 320px; overflow: auto; font: 13px/1.5 ui-monospace, monospace }
.camera { position: fixed; width: 2px; height: 2px; opacity: 0; pointer-events: none }
`;
