const key = 'quayside.invitation';
const acceptedKey = 'quayside.invitation.accepted';

/**
 * Stores the token of an invitation in session storage and returns it. Reads it from the URL fragment, which no server or log sees, otherwise from session
 * storage. Returns an empty string without a token. Registration receives no token (reliability F08).
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

/** Stores the acceptance in session storage, so that a customer who registers first does not have to accept twice. */
export function storeAcceptance(token: string): void {
  try {
    sessionStorage.setItem(acceptedKey, token);
  } catch {
    // the customer accepts again
  }
}

/** Returns whether the customer accepted this invitation in this session. */
export function isAccepted(token: string): boolean {
  try {
    return token !== '' && sessionStorage.getItem(acceptedKey) === token;
  } catch {
    return false;
  }
}

/** Removes the stored acceptance once the server has answered. A retry needs another press. */
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
