import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Brand } from '@quayside/platform/brand';
import { Hono } from 'hono';
import { renderPage } from '../../http/pages/layout.ts';
import type { LaunchedApp } from '../launched-app.ts';
import { furtherPages } from './further-pages.ts';
import { frontPage, launchStyles } from './launch-page.ts';

/** The apps and tools to which the launch site links. */
export type LaunchOptions = {
  readonly apps: readonly LaunchedApp[];
  /** Brands by the name of their app. The pages have that of the first app; without it, they have no bar. */
  readonly brands: Readonly<Record<string, Brand>>;
  /** URL of the server of all apps, with a final slash */
  readonly sandboxUrl: string;
  /** Folder into which `npm run task -- build-storybook` writes; served once it exists. */
  readonly storybookFolder: string;
};

const storybookPath = '/storybook/';

/** Creates the launch site: a front page with links to all apps and tools on this machine, the further pages, and Storybook if it is built. */
export function createLaunchSite({ apps, brands, sandboxUrl, storybookFolder }: LaunchOptions): Hono {
  const app = new Hono();
  const [first] = apps;
  const brand = first && withSystemFont(brands[first.name]);
  const isBuilt = () => existsSync(join(storybookFolder, 'index.html'));
  app.get('/', () => {
    const storybook = isBuilt() ? storybookPath : undefined;
    const body = frontPage({ apps, brands, sandboxUrl, storybook, further: furtherPages });
    return renderPage(
      { title: 'Start', language: 'en', width: 'console', body, styles: launchStyles, ...(brand && { brand }) },
      new Date(),
    );
  });
  app.get(storybookPath.slice(0, -1), ({ redirect }) => redirect(storybookPath));
  app.use(`${storybookPath}*`, async (context, next) => {
    if (!isBuilt()) return context.redirect('/');
    const rewriteRequestPath = (path: string) => path.slice(storybookPath.length - 1);
    return serveStatic({ root: storybookFolder, rewriteRequestPath })(context, next);
  });
  for (const page of furtherPages) app.route(page.path, page.app(apps, brand));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  return app;
}

/** Returns the brand without its web font, which only the apps serve. */
function withSystemFont(brand: Brand | undefined): Brand | undefined {
  if (!brand) return undefined;
  const { webFont: _, ...display } = brand.display;
  return { ...brand, display };
}
