import type { Brand } from '@quayside/platform/brand';
import type { Hono } from 'hono';
import type { LaunchedApp } from '../launched-app.ts';
import { createShellPage, shellPath } from '../native-shell/shell-page.ts';

/** A page of the launcher besides its front page. */
export type FurtherPage = {
  /** Path on the launcher's origin, such as `/shell/`. */
  readonly path: string;
  readonly title: string;
  /** What the page is for, without a full stop. */
  readonly about: string;
  /** Creates the page, with the bar and the colours of the brand; without one, it has no bar. */
  readonly app: (apps: readonly LaunchedApp[], brand: Brand | undefined) => Hono;
};

/** The pages of the launcher besides its front page, which links to each. */
export const furtherPages: readonly FurtherPage[] = [
  {
    path: shellPath,
    title: 'In the native app',
    about: 'A phone with the app around the page: bridge, title bar, system browser, a killed web view',
    app: createShellPage,
  },
];
