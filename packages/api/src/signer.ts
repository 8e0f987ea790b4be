import type { Bridge } from '@quayside/bridge/bridge';
import { minimumVersions, type SigningFields } from '@quayside/bridge/commands';
import { isAtLeast } from '@quayside/platform/versions';

/** Signs requests where the app asks for it (CALL-03). */
export type Signer = {
  /** true: a request without signature is not sent */
  readonly required: boolean;
  /** The value of X-Token. Rejects where the app does not sign. */
  readonly sign: (fields: SigningFields) => Promise<string>;
};

/** Signatures of the native app, required from version 1.7.0 on. `appVersion`: as the user agent says, and as X-Ver says it. */
export const bridgeSigner = (bridge: Bridge, appVersion: string | undefined): Signer => ({
  required: bridge.platform !== 'browser' && isAtLeast(appVersion, minimumVersions.get_http_sign ?? ''),
  sign: async (fields) => (await bridge.call('get_http_sign', fields)).sign,
});

/** The twelve signed values, taken from the headers that are sent: there is no other source, so they cannot differ. */
export const signingFields = (headers: Readonly<Record<string, string>>, userToken: string): SigningFields => ({
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
