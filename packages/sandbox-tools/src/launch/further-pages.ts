import type { Hono } from 'hono';
import type { LaunchedApp } from '../launched-app.ts';
import { createShellPage, shellPath } from '../native-shell/shell-page.ts';

/** A page of the launcher beside the front page, served under its own path with all that it needs. */
export type FurtherPage = {
  /** `/shell/` */
  readonly path: string;
  readonly title: string;
  /** what it is for, a sentence without its full stop */
  readonly about: string;
  readonly app: (apps: readonly LaunchedApp[]) => Hono;
};

/** A new page is an entry here; the front page links each. */
export const furtherPages: readonly FurtherPage[] = [
  {
    path: shellPath,
    title: 'In the native app',
    about: 'A phone with the app around the page: bridge, title bar, system browser, a killed web view',
    app: createShellPage,
  },
];
