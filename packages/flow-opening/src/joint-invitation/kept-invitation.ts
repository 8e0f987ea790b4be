const key = 'quayside.invitation';

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

export function forgetInvitation(): void {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // nothing was kept
  }
}
