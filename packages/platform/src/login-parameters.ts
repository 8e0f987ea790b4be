/**
 * The login parameters of a link: either a login code in the fragment with its state, or the legacy token in the query.
 */
export type LoginParameters = {
  readonly token?: string;
  readonly code?: string;
  readonly state?: string;
};

/** The property of the page in which the boot script stores the parameters. */
const bootProperty = 'quaysideBoot';

/** The OAuth 2.0 response of an identity provider: `state` with a code or an error. */
export type ProviderReturn = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
};

/**
 * The inline script that a host puts before its first resource, at most 400 bytes. It removes `token`, the login code
 * with its state and a provider's response from the URL (F01). `takeLoginParameters` and `takeProviderReturn` return
 * them. Later requests, history entries and logs therefore never contain them. The request of the page and its
 * navigation timing do, which no script can clear: `docs/security.md` says why we accept it.
 */
export const stripTokenScript = `{let u=new URL(location),p=u.searchParams,c=/^#code=([\\w.~-]+)(&state=([\\w-]+))?$/.exec(u.hash),b={},t=(o,...a)=>a.map(n=>p.has(n)&&(o[n]=p.get(n),p.delete(n)));t(b,"token");p.has("state")&&t(b.back={},"state","code","iss","error");c&&([,b.code,,b.state]=c,u.hash="");Object.defineProperty(window,"${bootProperty}",{value:b,configurable:!0});u.href!=location&&history.replaceState(history.state,"",u)}`;

type Boot = LoginParameters & { readonly back?: ProviderReturn };

const bootOf = (page: object): Boot | undefined =>
  Object.getOwnPropertyDescriptor(page, bootProperty)?.value as Boot | undefined;

const leave = (page: object, boot: Boot): void => {
  if (Object.keys(boot).length === 0) Reflect.deleteProperty(page, bootProperty);
  else Object.defineProperty(page, bootProperty, { value: boot, configurable: true });
};

/** Returns whether the boot script found login parameters that have not been taken yet. */
export function hasLoginParameters(page: object): boolean {
  const { back: _, ...login } = bootOf(page) ?? {};
  return Object.keys(login).length > 0;
}

/** Returns the login parameters once, and deletes them from the page. */
export function takeLoginParameters(page: object): LoginParameters {
  const { back, ...login } = bootOf(page) ?? {};
  leave(page, back ? { back } : {});
  return login;
}

/** Returns whether the boot script found a provider's response that has not been taken yet. */
export const hasProviderReturn = (page: object): boolean => bootOf(page)?.back !== undefined;

/** Returns a provider's response once, and deletes it from the page. */
export function takeProviderReturn(page: object): ProviderReturn | undefined {
  const { back, ...login } = bootOf(page) ?? {};
  leave(page, login);
  return back;
}
