import { join } from 'node:path';
import { serveBuilds } from '../bench/static-server.ts';
import { buildStorybookWhenStale } from '../storybook/build.ts';

/** Builds and serves Storybook for the pictures. Returns a function that stops the server, which Playwright calls at the end. */
export default async function serveStorybook(): Promise<() => void> {
  const storybook = await buildStorybookWhenStale(join(import.meta.dirname, '../..'));
  const server = await serveBuilds({ '/': storybook }, { compressed: false, cached: true });
  process.env.STORYBOOK_ORIGIN = server.origin;
  return server.close;
}
