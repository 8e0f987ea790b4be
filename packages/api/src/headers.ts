import { type AppType, defaultAppType } from '@quayside/platform/app-type';
import type { DeviceType } from '@quayside/platform/internals/device-type';

/** The details of device and app that the headers contain. */
export type DeviceInfo = {
  /** X-Ver: the version of the native app, or that of the host in a browser. */
  readonly version: string;
  readonly deviceType: DeviceType;
  readonly deviceId: string;
  /** A network type such as `4g` or `wifi`; '' if unknown. */
  readonly netType: string;
  /** The display language as `langType`, 1 to 6. */
  readonly language: number;
  /** The app type for the header X-Type. Defaults to 12. */
  readonly appType?: AppType | undefined;
};

/** The value of X-Dev-Info, which identifies a web page. */
export const deviceInfoHeader = 'h5';

/** The values in the headers of one attempt (CALL-02). */
export type HeaderValues = {
  readonly device: DeviceInfo;
  readonly userId: string;
  /** The login's token, or '' before login. */
  readonly bearer: string;
  /** The time of the request, in milliseconds since 1970. */
  readonly time: number;
  readonly transactionId: string;
  readonly attemptId: string;
};

/** Returns every header of CALL-02 except X-Token, reduced to printable ASCII. Adds Authorization if `bearer` is not empty. */
export function createRequestHeaders({
  device,
  userId,
  bearer,
  time,
  transactionId,
  attemptId,
}: HeaderValues): Record<string, string> {
  const headers: Record<string, string> = {
    'X-Ver': device.version,
    'X-Dt': device.deviceType,
    'X-Dev-Id': device.deviceId,
    'X-Net-Type': device.netType,
    'X-Uid': userId,
    'X-Lang': String(device.language),
    'X-Type': String(device.appType ?? defaultAppType),
    'X-Dev-Info': deviceInfoHeader,
    'X-Time': String(time),
    'X-Trans-Id': transactionId,
    'X-Request-Id': attemptId,
  };
  if (bearer) headers.Authorization = `Bearer ${bearer}`;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, value.replace(/[^ -~]/g, '').trim()]),
  );
}
