import { openNewWindow, type PageOpener } from '@quayside/bridge/open-pages';
import type { ClientServices } from './client-services.ts';

/** Creates an opener for pages outside this page, of one origin. If the native app fails to open a page, logs that and opens a window (BRIDGE-02). */
export const createPageOpener = ({ bridge }: Pick<ClientServices, 'bridge'>, origin: string): PageOpener => ({
  bridge,
  origins: [origin],
  openWindow: openNewWindow,
  log: (what, error) => console.info(what, error),
});

/** Returns the origin of the business service, which serves files. */
export const getFileOrigin = ({ environment }: Pick<ClientServices, 'environment'>): string =>
  new URL(environment.bases.business).origin;
