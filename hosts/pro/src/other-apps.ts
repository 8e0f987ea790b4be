import type { OtherApp } from '@quayside/host/edition';
import { type AppType, editionAppTypes } from '@quayside/platform/app-type';

const apps: Readonly<Record<AppType, (() => Promise<{ otherApp: OtherApp }>) | undefined>> = {
  [editionAppTypes.mainland]: () => import('../../mainland/src/elsewhere.ts'),
  [editionAppTypes.hk]: () => import('../../hk/src/elsewhere.ts'),
  [editionAppTypes.sg]: () => import('../../sg/src/elsewhere.ts'),
};

/** Loads another app that a link names by `appType` or `overseaType` (START-06). Resolves to undefined for any other number. */
export const otherApp = async (appType: AppType): Promise<OtherApp | undefined> => (await apps[appType]?.())?.otherApp;
