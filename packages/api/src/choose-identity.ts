/** An access token, and the id of its user if it is known. */
export type LoginClaim = { readonly token: string; readonly userId?: string | undefined };

/**
 * The user with whom the page continues. `nobody`: ask for a login. `use`: continue with the claim. `confirm`: ask "Continue as +65 •••• 1234?" before any
 * request or write. `forgetStored`: first delete the stored user's data from the device.
 */
export type Identity =
  | { readonly decision: 'nobody' }
  | {
      readonly decision: 'use' | 'confirm';
      readonly claim: LoginClaim;
      readonly from: 'app' | 'stored' | 'link';
      readonly forgetStored: boolean;
    };

/**
 * Chooses the user when storage, link and native app disagree (F02, F03). The app's user takes precedence. A link alone does not sign in, because anyone can
 * send it. Otherwise the specified order applies: stored, then link.
 */
export function chooseIdentity({
  stored,
  link,
  app,
}: {
  stored?: LoginClaim | undefined;
  link?: LoginClaim | undefined;
  app?: LoginClaim | undefined;
}): Identity {
  if (app)
    return { decision: 'use', claim: app, from: 'app', forgetStored: stored !== undefined && !same(stored, app) };
  if (!link)
    return stored ? { decision: 'use', claim: stored, from: 'stored', forgetStored: false } : { decision: 'nobody' };
  if (stored && same(stored, link)) return { decision: 'use', claim: stored, from: 'stored', forgetStored: false };
  return { decision: 'confirm', claim: link, from: 'link', forgetStored: stored !== undefined };
}

const same = (a: LoginClaim, b: LoginClaim): boolean =>
  a.token === b.token || (a.userId !== undefined && a.userId === b.userId);
