import { newWindow, type PageOpener } from '@quayside/bridge/open-pages';
import type { Live } from './live.ts';

/** What opens pages of one origin outside of this one. A way that fails is only logged: the next one is taken (BRIDGE-02). */
export const pageOpener = ({ bridge }: Pick<Live, 'bridge'>, origin: string): PageOpener => ({
  bridge,
  origins: [origin],
  openWindow: newWindow,
  log: (what, error) => console.info(what, error),
});

/** The origin that files come from. */
export const fileOrigin = ({ environment }: Pick<Live, 'environment'>): string =>
  new URL(environment.bases.business).origin;
