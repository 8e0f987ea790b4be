import type { Language } from '@quayside/i18n/language';
import { titles } from '@quayside/i18n/text/titles';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { App } from './app/app.tsx';
import { loadScreen } from './app/load-screen.ts';
import { createHost } from './create-host.ts';
import type { Edition } from './edition.ts';
import { routeOf } from './route-table/route-table.ts';

export type Page = { readonly html: string; readonly title: string };

/** The markup of one route in one language as a signed-out visitor's first frame shows it; the client hydrates the same. */
export async function prerender(edition: Edition, path: string, language: Language): Promise<Page> {
  const host = createHost(edition, {}, language);
  const route = routeOf(host.routes, path);
  if (!route) throw new TypeError(`There is no route ${path} to prerender.`);
  const screen = await loadScreen(host, route);
  await host.texts.load(titles);
  const html = renderToString(
    <StaticRouter basename={edition.base} location={edition.base.replace(/\/$/, '') + path}>
      <App host={host} first={{ route, screen }} />
    </StaticRouter>,
  );
  return { html, title: host.texts.translate(titles, `title.${route.name}`) };
}
