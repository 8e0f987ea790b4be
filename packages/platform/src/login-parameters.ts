/** What a link can bring to sign a customer in: a login code in the fragment, with the state of the login that it answers, or the legacy token of the query. */
export type LoginParameters = {
  readonly token?: string;
  readonly code?: string;
  readonly state?: string;
};

/** Secrets of the query; `code` and `state` are those of the fragment (`#code=…&state=…`). */
export const secretParameters = ['token'] as const;

/** Where the boot script leaves what it took out of the address. */
const bootProperty = 'quaysideBoot';

/** What an identity provider sends a customer back with, as OAuth 2.0 names it: `state` and a code, or why there is none. */
export type ProviderReturn = {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
};

/** Parameters of a provider's answer; they are one only where `state` is among them. */
const returnParameters = ['state', 'code', 'iss', 'error'] as const;

/**
 * The script that a host puts inline before its first resource, at most 400 bytes: it takes `token`, the login code with its state and a provider's answer out of the
 * address, so that no request, history entry or log carries them (F01), and leaves them for `takeLoginParameters` and `takeProviderReturn`. `stripToken`
 * does the same to a text.
 */
export const stripTokenScript = `{let u=new URL(location),p=u.searchParams,c=/^#code=([\\w.~-]+)(&state=([\\w-]+))?$/.exec(u.hash),b={},t=(o,...a)=>a.map(n=>p.has(n)&&(o[n]=p.get(n),p.delete(n)));t(b,"token");p.has("state")&&t(b.back={},"state","code","iss","error");c&&([,b.code,,b.state]=c,u.hash="");Object.defineProperty(window,"${bootProperty}",{value:b,configurable:!0});u.href!=location&&history.replaceState(history.state,"",u)}`;

/** `href` without the token parameters, the login code and a provider's answer, and what they were (the first of each). */
export function stripToken(href: string): { href: string; taken: LoginParameters; back?: ProviderReturn } {
  const address = new URL(href);
  const taken: { token?: string; code?: string; state?: string } = {};
  const take = <N extends string>(names: readonly N[], into: { [K in N]?: string }) => {
    for (const name of names) {
      const value = address.searchParams.get(name);
      if (value === null) continue;
      into[name] = value;
      address.searchParams.delete(name);
    }
  };
  take(secretParameters, taken);
  const back: { state?: string; code?: string; iss?: string; error?: string } = {};
  if (address.searchParams.has('state')) take(returnParameters, back);
  const [, code, , answers] = /^#code=([\w.~-]+)(&state=([\w-]+))?$/.exec(address.hash) ?? [];
  if (code !== undefined) {
    taken.code = code;
    if (answers !== undefined) taken.state = answers;
    address.hash = '';
  }
  const { state } = back;
  return { href: address.href, taken, ...(state === undefined ? {} : { back: { ...back, state } }) };
}

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
