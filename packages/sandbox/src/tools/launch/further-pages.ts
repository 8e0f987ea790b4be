import type { Hono } from 'hono';
import type { LaunchedApp } from '../launched-app.ts';
import { createShellPage, shellPath } from '../native-shell/shell-page.ts';

/** A page of the launcher besides the front page, with its own path. */
export type FurtherPage = {
  /** such as `/shell/` */
  readonly path: string;
  readonly title: string;
  /** its purpose, without a final full stop */
  readonly about: string;
  readonly app: (apps: readonly LaunchedApp[]) => Hono;
};

/** Pages besides the front page, which links to each. */
export const furtherPages: readonly FurtherPage[] = [
  {
    path: shellPath,
    title: 'In the native app',
    about: 'A phone with the app around the page: bridge, title bar, system browser, a killed web view',
    app: createShellPage,
  },
];
