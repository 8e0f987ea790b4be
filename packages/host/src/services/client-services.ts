import { type Client, createClient } from '@quayside/api/client';
import type { Environment } from '@quayside/api/environments';
import { resolveEnvironment } from '@quayside/api/environments';
import type { DeviceInfo } from '@quayside/api/internals/headers';
import { createSession, type Session } from '@quayside/api/session';
import { bridgeSigner } from '@quayside/api/signer';
import { type Bridge, createBridge } from '@quayside/bridge/bridge';
import { captureTransport } from '@quayside/bridge/capture-transport';
import { languageNumbers } from '@quayside/i18n/language';
import { createDraftVault, type DraftVault } from '@quayside/platform/draft-vault';
import { getDeviceId, getIndexedDB, getNetworkType } from '@quayside/platform/internals/device-facts';
import { getDeviceType } from '@quayside/platform/internals/device-type';
import { createServerClock, type ServerClock } from '@quayside/platform/server-clock';
import { createStorage, type SafeStorage } from '@quayside/platform/storage';
import type { Host } from '../host-context.ts';
import { storagePrefix } from '../page-language.ts';
import { getAppDeviceId } from './app-device-id.ts';
import { isOffline, showOffline } from './offline.ts';

/** The services that a host creates once its first screen is usable: device, native app, session and network. */
export type ClientServices = {
  readonly environment: Environment;
  readonly storage: SafeStorage;
  /** The session storage, which contains the login that this tab has started at the registration page. */
  readonly begun: SafeStorage;
  readonly clock: ServerClock;
  readonly bridge: Bridge;
  readonly session: Session;
  readonly vault: DraftVault;
  readonly client: Client;
  /** Creates a client for another session on this page, such as the one-step login of a phone. */
  readonly clientFor: (session: Session) => Client;
  /** Returns the details of device and app that request headers contain. */
  readonly deviceInfo: () => DeviceInfo;
};

const made = new WeakMap<Host, ClientServices>();

/** Returns the client services of a host, creating them on the first call. Throws `UnknownHostError` on a host name without an environment. */
export function getClientServices(host: Host): ClientServices {
  const live = made.get(host) ?? make(host);
  made.set(host, live);
  return live;
}

function make(host: Host): ClientServices {
  const { edition, parameters, texts } = host;
  const clock = createServerClock();
  const storage = createStorage({ area: () => localStorage, now: clock.now, prefix: storagePrefix });
  const begun = createStorage({ area: () => sessionStorage, now: clock.now, prefix: storagePrefix });
  const environment = resolveEnvironment(location, edition.environments);
  const transport = captureTransport(window);
  const bridge = createBridge(transport, parameters.appVersion ? { appVersion: parameters.appVersion } : {});
  const session = createSession({ storage, page: window });
  const vault = createDraftVault({
    now: clock.now,
    indexedDB: getIndexedDB(),
    subtle: globalThis.crypto?.subtle,
  });
  const deviceId = getAppDeviceId(parameters, transport.platform) ?? getDeviceId(storage);
  const deviceInfo = () => ({
    version: parameters.appVersion ?? edition.version,
    deviceType: getDeviceType(transport.platform),
    deviceId,
    netType: parameters.nt ?? getNetworkType(),
    language: languageNumbers[texts.language],
    appType: edition.appType,
  });
  const clientFor = (session: Session) =>
    createClient({
      environment,
      session,
      clock,
      signer: bridgeSigner(bridge, parameters.appVersion),
      deviceInfo,
      isOffline,
      notify: { offline: () => void showOffline(host) },
    });
  return {
    environment,
    storage,
    begun,
    clock,
    bridge,
    session,
    vault,
    client: clientFor(session),
    clientFor,
    deviceInfo,
  };
}
