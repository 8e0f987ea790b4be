const key = 'quayside.invitation';
const acceptedKey = 'quayside.invitation.accepted';

/**
 * Returns the token of an invitation: from the fragment, which no server or log sees, or from this visit's storage. Registration receives no token
 * (reliability F08). Empty without one.
 */
export function keepInvitation(hash: string): string {
  const [, token] = /^#invitation=([\w-]{20,100})$/.exec(hash) ?? [];
  try {
    if (token) sessionStorage.setItem(key, token);
    return token ?? sessionStorage.getItem(key) ?? '';
  } catch {
    return token ?? ''; // a browser that keeps nothing: the link can be opened again once one is signed in
  }
}

/** Remembers the acceptance, so that a customer who registers first does not accept twice. */
export function keepAcceptance(token: string): void {
  try {
    sessionStorage.setItem(acceptedKey, token);
  } catch {
    // asked again
  }
}

/** Whether this invitation was accepted during this visit. */
export function isAccepted(token: string): boolean {
  try {
    return token !== '' && sessionStorage.getItem(acceptedKey) === token;
  } catch {
    return false;
  }
}

/** Forgets the acceptance once it is answered; a retry needs another press. */
export function forgetAcceptance(): void {
  try {
    sessionStorage.removeItem(acceptedKey);
  } catch {
    // nothing was kept
  }
}

export function forgetInvitation(): void {
  forgetAcceptance();
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
