import type { Brand } from '@quayside/platform/brand';
import { html } from 'hono/html';
import { brandMark } from '../../http/pages/brand-marks.ts';
import type { Markup } from '../../http/pages/layout.ts';
import { doctorPath } from '../doctor/doctor-page.ts';
import type { LaunchedApp } from '../launched-app.ts';

/** The apps and tools to which the front page links. */
export type FrontPage = {
  readonly apps: readonly LaunchedApp[];
  /** Brands of the apps, by name. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** URL of the server of all apps, with a final slash */
  readonly sandboxUrl: string;
  /** Path of the built Storybook; undefined if it was not built. */
  readonly storybook: string | undefined;
  /** Pages of the launcher besides this one. */
  readonly further: readonly { readonly path: string; readonly title: string; readonly about: string }[];
};

/** Renders the front page: links to all apps and tools that run on this machine. */
export const frontPage = ({
  apps,
  brands,
  sandboxUrl,
  storybook,
  further,
}: FrontPage): Markup => html`<main class="launch">
<div class="intro"><h1>Open an account, then review it</h1>
<p>Choose an app to open an account as a customer. The reviewer’s console shows your application and decides on it.</p></div>
<h2 id="apps">Apps</h2>
<ul class="tiles" aria-labelledby="apps">${apps.map((app) => appTile(app, brands[app.name], sandboxUrl))}</ul>
${further.length ? html`<h2 id="further">Around the apps</h2><ul class="tiles" aria-labelledby="further">${further.map(({ path, title, about }) => tile(path, title, about))}</ul>` : ''}
<h2 id="server">Their server</h2>
<ul class="tiles" aria-labelledby="server">${serverPages.map(([path, title, about]) => tile(`${sandboxUrl}sandbox/${path}`, title, about))}</ul>
<h2 id="components">Components and screens</h2>
<ul class="tiles" aria-labelledby="components">${storybook ? tile(storybook, 'Storybook', 'Tokens, components, every screen in its states, maps of the flows') : unbuilt}</ul>
</main>`;

/** Pages of the sandbox for developers, to which the front page links. */
const serverPages = [
  ['applications', 'Reviewer’s console', 'Applications: approve, reject item by item, ask again'],
  ['mailbox', 'Mailbox', 'One-time codes and e-mails as they leave'],
  ['#scenarios', 'Scenarios', 'A new customer in a given state, signed in with one click'],
  ['clock', 'Clock', 'Move the server’s time'],
  ['faults', 'Faults', 'Plan slow, failing and lost answers'],
  ['magic', 'Magic values', 'What forces an outcome'],
] as const;

const appTile = (
  { name, title, appType, url, about }: LaunchedApp,
  brand: Brand | undefined,
  sandboxUrl: string,
): Markup =>
  html`<li class="sheet"><a class="open" href="${url}">${brand ? brandMark(brand, 32) : ''}${title}</a>
<p class="quiet">App type ${appType}, ${new URL(url).host}</p><p>${about}</p>
<p class="links"><a href="${`${sandboxUrl}sandbox/?edition=${name}#scenarios`}" aria-label="Scenarios of ${title}">Scenarios</a> <a href="${new URL(doctorPath, url).href}" aria-label="Doctor of ${title}">Doctor</a></p></li>`;

const tile = (href: string, title: string, about: string): Markup =>
  html`<li class="sheet"><a class="open" href="${href}">${title}</a><p class="quiet">${about}</p></li>`;

/** Styles that only the launch page needs. The whole tile is a link; its other links lie on top of it. */
export const launchStyles = `
.launch .intro { position: relative; z-index: 0; padding: 24px 0 32px; color: #fff }
.launch .intro::before { content: ""; position: absolute; z-index: -1; inset: 0 calc(50% - 50vw); background: var(--hero, #17202c) }
.launch .intro > * { max-width: 44rem; margin: 0 }
.launch .intro h1 { margin-bottom: 8px; font-size: clamp(28px, 5vw, 34px); line-height: 1.15 }
.launch .intro p { color: rgb(255 255 255 / 80%) }
.launch .tiles > li { position: relative }
.launch .tiles > li:hover { border-color: var(--accent) }
.launch .open { display: flex; align-items: center; gap: 10px; color: var(--ink); font-size: 17px; text-decoration: none }
.launch .open::after { content: ""; position: absolute; inset: 0; border-radius: inherit }
.launch .open:focus-visible { outline: 0 }
.launch .open:focus-visible::after { outline: 3px solid var(--focus, var(--accent)); outline-offset: 2px }
.launch .links { position: relative; display: flex; flex-wrap: wrap; gap: 0 20px; width: fit-content }
.launch .links a { text-decoration: none }
.launch .links a:hover { text-decoration: underline }
`;

const unbuilt = html`<li class="sheet"><strong>Storybook</strong><p class="quiet">Not built yet. <code>npm run task -- build-storybook</code> writes it, then it is served here; <code>npm run storybook</code> serves it from the sources on port 6006.</p></li>`;
