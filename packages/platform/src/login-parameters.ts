/** What a link can bring to sign a customer in: a login code in the fragment, with the state of the login that it answers, or the legacy token of the query. */
export type LoginParameters = {
  readonly token?: string;
  readonly code?: string;
  readonly state?: string;
};

/** Where the boot script leaves what it took out of the address. */
const bootProperty = 'quaysideBoot';

/** What an identity provider sends a customer back with, as OAuth 2.0 names it: `state` and a code, or why there is none. */
export type ProviderReturn = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
};

/**
 * The script that a host puts inline before its first resource, at most 400 bytes: it takes `token`, the login code with its state and a provider's answer out of the
 * address, so that no request, history entry or log carries them (F01), and leaves them for `takeLoginParameters` and `takeProviderReturn`.
 */
export const stripTokenScript = `{let u=new URL(location),p=u.searchParams,c=/^#code=([\\w.~-]+)(&state=([\\w-]+))?$/.exec(u.hash),b={},t=(o,...a)=>a.map(n=>p.has(n)&&(o[n]=p.get(n),p.delete(n)));t(b,"token");p.has("state")&&t(b.back={},"state","code","iss","error");c&&([,b.code,,b.state]=c,u.hash="");Object.defineProperty(window,"${bootProperty}",{value:b,configurable:!0});u.href!=location&&history.replaceState(history.state,"",u)}`;

/** What the boot script took out of the address. */
type Boot = LoginParameters & { readonly back?: ProviderReturn };

const bootOf = (page: object): Boot | undefined =>
  Object.getOwnPropertyDescriptor(page, bootProperty)?.value as Boot | undefined;

const leave = (page: object, boot: Boot): void => {
  if (Object.keys(boot).length === 0) Reflect.deleteProperty(page, bootProperty);
  else Object.defineProperty(page, bootProperty, { value: boot, configurable: true });
};

/** Whether the boot script took anything out of the address for a login that has not been asked for yet. */
export function hasLoginParameters(page: object): boolean {
  const { back: _, ...login } = bootOf(page) ?? {};
  return Object.keys(login).length > 0;
}

/** What the boot script took out of the address for a login. Gives it once: afterwards the page holds no trace of it. */
export function takeLoginParameters(page: object): LoginParameters {
  const { back, ...login } = bootOf(page) ?? {};
  leave(page, back ? { back } : {});
  return login;
}

/** Whether this page was opened by a provider's answer that nobody has taken yet. */
export const hasProviderReturn = (page: object): boolean => bootOf(page)?.back !== undefined;

/** A provider's answer that the boot script took out of the address. Gives it once. */
export function takeProviderReturn(page: object): ProviderReturn | undefined {
  const { back, ...login } = bootOf(page) ?? {};
  leave(page, login);
  return back;
}
