import type { OtherApp } from '@quayside/host/edition';
import { type AppType, editionAppTypes } from '@quayside/platform/app-type';

const apps: Readonly<Record<AppType, (() => Promise<{ otherApp: OtherApp }>) | undefined>> = {
  [editionAppTypes.mainland]: () => import('../../mainland/src/profile-for-other-hosts.ts'),
  [editionAppTypes.pro]: () => import('../../pro/src/profile-for-other-hosts.ts'),
  [editionAppTypes.sg]: () => import('../../sg/src/profile-for-other-hosts.ts'),
};

/**
 * Loads the brand and offer of the app that a link names by `appType` or `overseaType` (START-06). Resolves with undefined for an app type without a profile.
 */
export const loadOtherApp = async (appType: AppType): Promise<OtherApp | undefined> =>
  (await apps[appType]?.())?.otherApp;
