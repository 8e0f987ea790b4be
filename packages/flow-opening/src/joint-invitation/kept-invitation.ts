const key = 'quayside.invitation';
const acceptedKey = 'quayside.invitation.accepted';

/**
 * The token of an invitation's link: from the fragment, which no server and no log sees, else what this visit kept of it. The way through registration
 * carries no token (reliability F08). Empty where there is none.
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

/** Accept was pressed; who has to register first does not press it again. */
export function keepAcceptance(token: string): void {
  try {
    sessionStorage.setItem(acceptedKey, token);
  } catch {
    // asked again
  }
}

/** Whether this very invitation was accepted in this visit. */
export function isAccepted(token: string): boolean {
  try {
    return token !== '' && sessionStorage.getItem(acceptedKey) === token;
  } catch {
    return false;
  }
}

/** The press has been answered: another try takes another press. */
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
