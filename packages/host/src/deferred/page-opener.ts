import { newWindow, type PageOpener } from '@quayside/bridge/open-pages';
import type { ClientServices } from './client-services.ts';

/** Opens pages of one origin outside this page. A failed way is logged, and the next one is tried (BRIDGE-02). */
export const pageOpener = ({ bridge }: Pick<ClientServices, 'bridge'>, origin: string): PageOpener => ({
  bridge,
  origins: [origin],
  openWindow: newWindow,
  log: (what, error) => console.info(what, error),
});

/** Returns the origin of files. */
export const fileOrigin = ({ environment }: Pick<ClientServices, 'environment'>): string =>
  new URL(environment.bases.business).origin;
