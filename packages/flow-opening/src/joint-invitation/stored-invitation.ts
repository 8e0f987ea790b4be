const key = 'quayside.invitation';
const acceptedKey = 'quayside.invitation.accepted';

/**
 * Returns the invitation token from the URL fragment, or else from session storage, where it stores a new token. Returns an empty string if there is none. No
 * server or log sees the fragment (reliability F08).
 */
export function storeInvitation(hash: string): string {
  const [, token] = /^#invitation=([\w-]{20,100})$/.exec(hash) ?? [];
  try {
    if (token) sessionStorage.setItem(key, token);
    return token ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return token ?? ''; // without storage, the customer opens the link again after signing in
  }
}

/** Remembers the acceptance in session storage, so that a customer who registers first does not have to accept twice. */
export function storeAcceptance(token: string): void {
  try {
    sessionStorage.setItem(acceptedKey, token);
  } catch {
    // the customer accepts again
  }
}

/** Returns whether the customer accepted this invitation in this session. Returns false for an empty token. */
export function isAccepted(token: string): boolean {
  try {
    return token !== '' && sessionStorage.getItem(acceptedKey) === token;
  } catch {
    return false;
  }
}

/** Removes the stored acceptance, so that the next attempt needs another press. */
export function clearAcceptance(): void {
  try {
    sessionStorage.removeItem(acceptedKey);
  } catch {
    // nothing was stored
  }
}

/** Removes the stored token and the stored acceptance. */
export function clearInvitation(): void {
  clearAcceptance();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
}
