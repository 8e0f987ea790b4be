import { type AppType, defaultAppType } from '@quayside/platform/app-type';
import type { DeviceType } from '@quayside/platform/device-type';

/** What the headers say about device and app. */
export type DeviceInfo = {
  /** X-Ver: the native app's version in the app, else the host's */
  readonly version: string;
  readonly deviceType: DeviceType;
  readonly deviceId: string;
  /** such as `4g` or `wifi`; '' where unknown */
  readonly netType: string;
  /** a `langType`: 1 to 6 */
  readonly language: number;
  /** 12 where left out */
  readonly appType?: AppType | undefined;
};

/** X-Dev-Info: the page is HTML, not a native screen. */
export const deviceInfoHeader = 'h5';

/** What the headers of one attempt are made of (CALL-02). */
export type HeaderValues = {
  readonly device: DeviceInfo;
  readonly userId: string;
  /** the login's token, '' before login */
  readonly bearer: string;
  /** milliseconds since 1970 */
  readonly time: number;
  readonly transactionId: string;
  readonly attemptId: string;
};

/** Every header of CALL-02 but X-Token, in the characters that a header can carry. Authorization only after login. */
export function headersOf({
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
