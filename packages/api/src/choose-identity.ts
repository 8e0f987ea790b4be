/** Whose token it is, where that is known. */
export type Claim = { readonly token: string; readonly userId?: string | undefined };

/**
 * `nobody`: ask for a login; `use`: go on as this one; `confirm`: show whom the link would sign in ("Continue as +65 **** 1234?") before anything is read or
 * written. `forgetStored`: what the stored user left on the device goes first.
 */
export type Identity =
  | { readonly decision: 'nobody' }
  | {
      readonly decision: 'use' | 'confirm';
      readonly claim: Claim;
      readonly from: 'app' | 'stored' | 'link';
      readonly forgetStored: boolean;
    };

/**
 * Who the customer is, when storage, link and native app may each say something else (F02, F03): the app wins, because it knows; a link alone never
 * does, because its sender may be anybody. The specified order (stored, then link) stands where both agree or only one speaks.
 */
export function chooseIdentity({
  stored,
  link,
  app,
}: {
  stored?: Claim | undefined;
  link?: Claim | undefined;
  app?: Claim | undefined;
}): Identity {
  if (app)
    return { decision: 'use', claim: app, from: 'app', forgetStored: stored !== undefined && !same(stored, app) };
  if (!link)
    return stored ? { decision: 'use', claim: stored, from: 'stored', forgetStored: false } : { decision: 'nobody' };
  if (stored && same(stored, link)) return { decision: 'use', claim: stored, from: 'stored', forgetStored: false };
  return { decision: 'confirm', claim: link, from: 'link', forgetStored: stored !== undefined };
}

const same = (a: Claim, b: Claim): boolean => a.token === b.token || (a.userId !== undefined && a.userId === b.userId);
