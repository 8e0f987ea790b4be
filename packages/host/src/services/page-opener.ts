import { openNewWindow, type PageOpener } from '@quayside/bridge/open-pages';
import type { ClientServices } from './client-services.ts';

/** Creates an opener for pages of one origin outside this page. It logs a failed method and tries the next one (BRIDGE-02). */
export const createPageOpener = ({ bridge }: Pick<ClientServices, 'bridge'>, origin: string): PageOpener => ({
  bridge,
  origins: [origin],
  openWindow: openNewWindow,
  log: (what, error) => console.info(what, error),
});

/** Returns the origin of the business service, which serves files. */
export const getFileOrigin = ({ environment }: Pick<ClientServices, 'environment'>): string =>
  new URL(environment.bases.business).origin;
