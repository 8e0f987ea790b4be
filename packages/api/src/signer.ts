import type { Bridge } from '@quayside/bridge/bridge';
import { minimumVersions, type SigningFields } from '@quayside/bridge/commands';
import { isVersionAtLeast } from '@quayside/platform/internals/versions';

/** Signs requests through the native app (CALL-03). */
export type Signer = {
  /** Whether a request must not be sent without a signature. */
  readonly required: boolean;
  /** Resolves with the value of X-Token. Rejects if the app does not sign. */
  readonly sign: (fields: SigningFields) => Promise<string>;
};

/** Creates a signer that uses the native app. Signatures are required from version 1.7.0 on. `appVersion` is the version in the user agent. */
export const bridgeSigner = (bridge: Bridge, appVersion: string | undefined): Signer => ({
  required: bridge.platform !== 'browser' && isVersionAtLeast(appVersion, minimumVersions.get_http_sign ?? ''),
  sign: async (fields) => (await bridge.call('get_http_sign', fields)).sign,
});

/** Returns the twelve values that the app signs. They come from the headers, so that signature and headers cannot differ. */
export const getSigningFields = (headers: Readonly<Record<string, string>>, userToken: string): SigningFields => ({
  timestamp: headers['X-Time'] ?? '',
  userId: headers['X-Uid'] ?? '',
  userToken,
  language: headers['X-Lang'] ?? '',
  appType: headers['X-Type'] ?? '',
  version: headers['X-Ver'] ?? '',
  transactionId: headers['X-Trans-Id'] ?? '',
  requestId: '0',
  deviceType: headers['X-Dt'] ?? '',
  deviceId: headers['X-Dev-Id'] ?? '',
  deviceInfo: headers['X-Dev-Info'] ?? '',
  netType: headers['X-Net-Type'] ?? '',
});
