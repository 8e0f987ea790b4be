import type { AppDevice } from './sign-in.ts';

/** User agent of each platform's web view, before the part that the app adds. */
const browsers: Readonly<Record<AppDevice['platform'], string>> = {
  android:
    'Mozilla/5.0 (Linux; Android 16; Pixel 10; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
  electron:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/**
 * Returns the user agent of the app's web view (START-05), which contains page parameters. They are in parentheses, because `=` is allowed only in a comment
 * (RFC 9110, 10.1.5), and WebKit rejects it elsewhere.
 */
export function createUserAgent(device: AppDevice, more: Readonly<Record<string, string>> = {}): string {
  const { platform, appVersion, deviceId, appType, langType } = device;
  const said: Record<string, string> = {
    appType: String(appType),
    langType: String(langType),
    appVersion,
    platform,
    uuid: deviceId,
    ...more,
  };
  const parameters = Object.entries(said).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${browsers[platform]} QuaysideApp/${appVersion} (${parameters.join(';')})`;
}
