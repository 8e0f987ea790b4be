import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { renderPage } from '@quayside/sandbox/page-layout';
import { Hono } from 'hono';
import type { LaunchedApp } from '../launched-app.ts';
import { furtherPages } from './further-pages.ts';
import { frontPage } from './launch-page.ts';

export type LaunchOptions = {
  readonly apps: readonly LaunchedApp[];
  /** with a slash at the end */
  readonly sandboxUrl: string;
  /** where `npm run build-storybook` writes; served as soon as there is something in it */
  readonly storybookFolder: string;
};

const storybookPath = '/storybook/';

/** The page from which everything on this machine is reached, the pages beside it, and Storybook where it is built. */
export function createLaunchSite({ apps, sandboxUrl, storybookFolder }: LaunchOptions): Hono {
  const app = new Hono();
  const isBuilt = () => existsSync(join(storybookFolder, 'index.html'));
  app.get('/', () => {
    const storybook = isBuilt() ? storybookPath : undefined;
    const body = frontPage({ apps, sandboxUrl, storybook, further: furtherPages });
    return renderPage({ title: 'Start', language: 'en', width: 'console', body }, new Date());
  });
  app.get(storybookPath.slice(0, -1), ({ redirect }) => redirect(storybookPath));
  app.use(`${storybookPath}*`, async (context, next) => {
    if (!isBuilt()) return context.redirect('/');
    const rewriteRequestPath = (path: string) => path.slice(storybookPath.length - 1);
    return serveStatic({ root: storybookFolder, rewriteRequestPath })(context, next);
  });
  for (const page of furtherPages) app.route(page.path, page.app(apps));
  app.get('/favicon.ico', () => new Response(null, { status: 204 }));
  return app;
}
