import { captureTransport } from '@quayside/bridge/capture-transport';
import { hasLoginParameters } from '@quayside/platform/login-parameters';
import { storagePrefix } from './language-of-page.ts';

/** Whether nothing indicates a login: no app, no code or token in the address, none stored. Blocked storage has none. */
export function isFirstVisit(page: Window = window): boolean {
  if (captureTransport(page).platform !== 'browser' || hasLoginParameters(page)) return false;
  try {
    return page.localStorage.getItem(`${storagePrefix}userToken`) === null;
  } catch {
    return true;
  }
}
