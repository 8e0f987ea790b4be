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
 * Removes `token`, the login code with its state and a provider's response from the URL, and stores them for
 * `takeLoginParameters` and `takeProviderReturn` (F01). A host calls it before its first resource, so that later
 * requests, history entries and logs never contain them. The request of the page and its navigation timing do, which no
 * script can clear: `docs/security.md` says why we accept it.
 */
export function stripLoginParameters(page: Pick<Window, 'location' | 'history'>): void {
  const { location, history } = page;
  const url = new URL(location.href);
  const take = (name: string) => {
    const value = url.searchParams.get(name) ?? undefined;
    url.searchParams.delete(name);
    return value === undefined ? {} : { [name]: value };
  };
  const isReturn = url.searchParams.has('state');
  const back = isReturn && { back: { ...take('state'), ...take('code'), ...take('iss'), ...take('error') } };
  const [, code, , state] = /^#code=([\w.~-]+)(&state=([\w-]+))?$/.exec(url.hash) ?? [];
  if (code) url.hash = '';
  const boot = { ...take('token'), ...(code && { code }), ...(state && { state }), ...back };
  Object.defineProperty(page, bootProperty, { value: boot, configurable: true });
  if (url.href !== location.href) history.replaceState(history.state, '', url);
}

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
