import { captureTransport } from '@quayside/bridge/capture-transport';
import { hasLoginParameters } from '@quayside/platform/login-parameters';
import { storagePrefix } from './language-of-page.ts';

/** Whether nothing speaks for a login: no app, no code or token of the address, none stored. Blocked storage holds none. */
export function isFirstVisit(page: Window = window): boolean {
  if (captureTransport(page).platform !== 'browser' || hasLoginParameters(page)) return false;
  try {
    return page.localStorage.getItem(`${storagePrefix}userToken`) === null;
  } catch {
    return true;
  }
}
