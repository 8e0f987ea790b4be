import { captureTransport } from '@quayside/bridge/capture-transport';
import { hasLoginParameters } from '@quayside/platform/internals/login-parameters';
import { storagePrefix } from './page-language.ts';

/**
 * Returns true if the page has no login: no native app, no login code or token in the URL, and no stored token. Returns true in a browser whose storage is
 * blocked.
 */
export function isFirstVisit(page: Window = window): boolean {
  if (captureTransport(page).platform !== 'browser' || hasLoginParameters(page)) return false;
  try {
    return page.localStorage.getItem(`${storagePrefix}userToken`) === null;
  } catch {
    return true;
  }
}
