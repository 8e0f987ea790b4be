/**
 * The login parameters of a link: a login code with its state from the fragment, or the legacy token from the query.
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
 * requests, history entries and logs never contain them. The request of the page and its navigation timing still
 * contain them, and no script can clear these. `docs/security.md` explains why this risk is accepted.
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

const readBoot = (page: object): Boot | undefined =>
  Object.getOwnPropertyDescriptor(page, bootProperty)?.value as Boot | undefined;

const writeBoot = (page: object, boot: Boot): void => {
  if (Object.keys(boot).length === 0) Reflect.deleteProperty(page, bootProperty);
  else Object.defineProperty(page, bootProperty, { value: boot, configurable: true });
};

/** Returns whether the boot script found login parameters that have not been taken yet. */
export function hasLoginParameters(page: object): boolean {
  const { back: _, ...login } = readBoot(page) ?? {};
  return Object.keys(login).length > 0;
}

/** Returns the login parameters and deletes them from the page. A second call returns an empty object. */
export function takeLoginParameters(page: object): LoginParameters {
  const { back, ...login } = readBoot(page) ?? {};
  writeBoot(page, back ? { back } : {});
  return login;
}

/** Returns whether the boot script found a provider's response that has not been taken yet. */
export const hasProviderReturn = (page: object): boolean => readBoot(page)?.back !== undefined;

/** Returns a provider's response and deletes it from the page. A second call returns undefined. */
export function takeProviderReturn(page: object): ProviderReturn | undefined {
  const { back, ...login } = readBoot(page) ?? {};
  writeBoot(page, login);
  return back;
}
