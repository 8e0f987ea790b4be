import { type Client, createClient } from '@quayside/api/client';
import { fetchAdapter } from '@quayside/api/internals/fetch-adapter';
import { createRenewingClient } from '@quayside/api/internals/renewing-client';
import { createSession } from '@quayside/api/session';
import { bridgeSigner } from '@quayside/api/signer';
import { type Bridge, createBridge } from '@quayside/bridge/bridge';
import { noTransport } from '@quayside/bridge/capture-transport';
import { exchangeLoginCode, getCurrentUser } from '@quayside/contract/calls/user';
import { languageNumbers } from '@quayside/i18n/language';
import type { TextStore } from '@quayside/i18n/text-store';
import { createDraftVault, type DraftVault } from '@quayside/platform/draft-vault';
import { getDeviceId, getIndexedDB, getNetworkType } from '@quayside/platform/internals/device-facts';
import { getDeviceType } from '@quayside/platform/internals/device-type';
import { createServerClock, type ServerClock } from '@quayside/platform/server-clock';
import { createStorage } from '@quayside/platform/storage';
import { SessionRefusedError } from '../errors/problems.ts';
import type { EmbedOptions } from '../types.ts';
import { parseLogin } from './parse-login.ts';

/** Customer whom the page signed in, with the client and the services of the session. */
export type Customer = {
  readonly userId: string;
  readonly client: Client;
  readonly vault: DraftVault;
  readonly clock: ServerClock;
  readonly bridge: Bridge;
};

/** Callbacks for events of the session. */
export type CustomerNotices = {
  readonly offline: () => void;
  /** Called after the page signed in another customer. Data of the previous customer must not stay visible. */
  readonly switched: () => void;
};

/** Signs in with the page's login, and stores the token in memory only. Rejects with SessionRefusedError or CallError. */
export async function signIn(options: EmbedOptions, texts: TextStore, notices: CustomerNotices): Promise<Customer> {
  const { edition, bridge = createBridge(noTransport), appVersion } = options;
  const clock = createServerClock();
  const session = createSession({ storage: createStorage({ area: () => undefined, now: clock.now, prefix: '' }) });
  const kept = createStorage({ area: () => localStorage, now: clock.now, prefix: 'quayside-embed-' });
  const deviceId = getDeviceId(kept);
  const vault = createDraftVault({ now: clock.now, indexedDB: getIndexedDB(), subtle: globalThis.crypto?.subtle });
  const client = createClient({
    environment: edition.environment,
    session,
    clock,
    signer: bridgeSigner(bridge, appVersion),
    deviceInfo: () => ({
      version: appVersion ?? edition.version,
      deviceType: getDeviceType(bridge.platform),
      deviceId,
      netType: getNetworkType(),
      language: languageNumbers[texts.language],
      appType: edition.appType,
    }),
    notify: { offline: notices.offline },
    ...(options.fetch ? { adapter: fetchAdapter(options.fetch) } : {}),
  });

  const login = async (): Promise<string> => {
    const given = parseLogin(
      await options.session().catch((cause: unknown) => {
        throw new SessionRefusedError(cause);
      }),
    );
    session.begin('loginCode' in given ? await client.call(exchangeLoginCode, given) : given);
    session.merge(await client.call(getCurrentUser, {}));
    return session.userId();
  };

  const userId = await login();
  await vault.forgetOthers(userId);
  const renew = async () => {
    if ((await login()) !== userId) notices.switched();
  };
  return { userId, vault, clock, bridge, client: createRenewingClient(client, { session, renew }) };
}
