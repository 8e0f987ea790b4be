import { responseDecoders } from '@quayside/bridge/commands';
import type { Envelope } from '@quayside/contract/envelope';
import { languageNumbers, languages, nativeLanguageNames } from '@quayside/i18n/language';
import { isAppType } from '@quayside/platform/app-type';
import type { Brand } from '@quayside/platform/brand';
import { Hono } from 'hono';
import { html } from 'hono/html';
import * as z from 'zod/mini';
import { type Markup, renderPage } from '../../http/pages/layout.ts';
import { scenarios } from '../../scenarios.ts';
import { doctorPath } from '../doctor/doctor-page.ts';
import type { LaunchedApp } from '../launched-app.ts';
import { serveModule } from '../modules/page-modules.ts';
import { commandStates } from './create-native-app.ts';
import { shellStyles } from './shell-styles.ts';
import { signInToApp } from './sign-in.ts';

/** Path of the simulator, on the origin of the launch page. */
export const shellPath = '/shell/';
const modules = 'modules/';
const commands = Object.keys(responseDecoders);

const signInRequest = z.object({
  app: z.url(),
  scenario: z.string(),
  device: z.object({
    platform: z.enum(['ios', 'android']),
    appVersion: z.string(),
    deviceId: z.string(),
    appType: z.number().check(z.refine(isAppType)),
    langType: z.number(),
  }),
});

/** Creates the simulator under `/shell/`: a phone with the native app around a host, with its scripts and the login of the app. */
export function createShellPage(apps: readonly LaunchedApp[], brand?: Brand): Hono {
  const page = new Hono();
  const origins = apps.map(({ url }) => new URL(url).origin);
  const toFrames = `(self ${origins.map((origin) => `"${origin}"`).join(' ')})`;
  page.get('/', () =>
    renderPage(
      {
        title: 'In the native app',
        language: 'en',
        width: 'console',
        body: body(apps),
        styles: shellStyles,
        ...(brand && { brand }),
        allows: {
          'script-src': "'self'",
          'connect-src': "'self'",
          'frame-src': origins.join(' ') || "'none'",
        },
        headers: { 'Permissions-Policy': `camera=${toFrames}, microphone=${toFrames}, geolocation=()` },
      },
      new Date(),
    ),
  );
  page.get(`/${modules}*`, ({ req }) => serveModule(req.url, shellPath + modules));
  page.post('/sign-in', async ({ req, json }) => {
    const asked = signInRequest.safeParse(await req.json().catch(() => undefined));
    const app = asked.success && apps.find(({ url }) => url === asked.data.app);
    if (!asked.success || !app) return json({ message: 'No such app.' }, 400);
    const { scenario, device } = asked.data;
    const { origin } = new URL(app.url);
    const staged = await fetch(`${origin}/sandbox/api/scenario`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: scenario }),
    });
    const { data } = (await staged.json()) as Envelope<{ readonly loginCode: string }>;
    return json(await signInToApp(origin, data.loginCode, device));
  });
  return page;
}

const select = (id: string, label: string, options: readonly (readonly [value: string, text: string])[]): Markup =>
  html`<p><label for="${id}">${label}</label><select id="${id}">${options.map(([value, text]) => html`<option value="${value}">${text}</option>`)}</select></p>`;

const body = (apps: readonly LaunchedApp[]): Markup => html`
<main class="shell"><div>
<h1>In the native app</h1>
<p class="quiet">The app answers the page over the bridge, as on a phone. Nothing of it is in what customers get.</p>
<form id="settings">
<p><label for="app">App</label><select id="app">${apps.map(({ url, title, appType }) => html`<option value="${url}" data-type="${appType}">${title}</option>`)}</select></p>
${select('platform', 'Platform', [
  ['ios', 'iOS'],
  ['android', 'Android'],
])}
<p><label for="version">App version</label><input id="version" value="1.7.0" pattern="\\d+(\\.\\d+)*" required></p>
${select(
  'language',
  'Language',
  languages.map((language) => [String(languageNumbers[language]), nativeLanguageNames[language]]),
)}
${select('skin', 'Skin', [
  ['white', 'White'],
  ['black', 'Black'],
  ['blue', 'Blue'],
])}
${select(
  'scenario',
  'Who signs in',
  scenarios.map(({ id, about }) => [id, `${id}: ${about}`]),
)}
<p class="row"><button>Open</button> <button class="plain" value="${doctorPath}">Doctor</button></p>
</form>
<p class="row"><button type="button" id="kill">Kill the web view</button> <button type="button" id="hide" aria-pressed="false">Hide the app</button></p>
<p class="quiet">User agent: <code id="agent"></code></p>
</div>
<section class="phone" aria-label="Phone">
<header><strong id="title">Quayside</strong><button type="button" id="service" hidden>Service</button><button type="button" class="plain" id="close" hidden>Done</button></header>
<div id="screen"></div>
<p id="said" role="status"></p>
</section>
<div>
<h2 id="commands">Commands</h2>
<div class="scroll"><table aria-labelledby="commands"><tbody>${commands.map(
  (command) =>
    html`<tr><th scope="row"><label for="can-${command}">${command}</label></th><td><select id="can-${command}" data-command="${command}">${commandStates.map((state) => html`<option>${state}</option>`)}</select></td></tr>`,
)}</tbody></table></div>
<h2 id="log-title">Command log</h2>
<ol id="log" aria-labelledby="log-title" tabindex="0"></ol>
</div></main>
<script type="module" src="${shellPath}${modules}sandbox/src/tools/native-shell/simulator.ts"></script>`;
