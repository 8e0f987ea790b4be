/** What a link can bring to sign a customer in: a one-time code in the fragment, or the legacy token of the query. */
export type LoginParameters = { readonly token?: string; readonly nt?: string; readonly code?: string };

/** Secrets of the query; `code` is the one of the fragment (`#code=…`). */
export const secretParameters = ['token', 'nt'] as const;

/** Where the boot script leaves what it took out of the address. */
const bootProperty = 'quaysideBoot';

/**
 * The script that a host puts inline before its first resource, at most 400 bytes: it takes `token`, `nt` and the login code out of the address, so that no
 * request, history entry or log carries them (F01), and leaves them for `takeLoginParameters`. `stripToken` does the same to a text.
 */
export const stripTokenScript = `{let u=new URL(location),p=u.searchParams,c=/^#code=([\\w.~-]+)$/.exec(u.hash),b={};for(let n of["token","nt"])p.has(n)&&(b[n]=p.get(n),p.delete(n));c&&(b.code=c[1],u.hash="");Object.defineProperty(window,"${bootProperty}",{value:b,configurable:!0});u.href!=location&&history.replaceState(history.state,"",u)}`;

/** `href` without the token parameters and the login code, and what they were (the first of each). */
export function stripToken(href: string): { href: string; taken: LoginParameters } {
  const address = new URL(href);
  const taken: { token?: string; nt?: string; code?: string } = {};
  for (const name of secretParameters) {
    const value = address.searchParams.get(name);
    if (value === null) continue;
    taken[name] = value;
    address.searchParams.delete(name);
  }
  const code = /^#code=([\w.~-]+)$/.exec(address.hash)?.[1];
  if (code !== undefined) {
    taken.code = code;
    address.hash = '';
  }
  return { href: address.href, taken };
}

/** Whether the boot script took anything out of the address that has not been asked for yet. */
export function hasLoginParameters(page: object): boolean {
  const boot = Object.getOwnPropertyDescriptor(page, bootProperty)?.value as LoginParameters | undefined;
  return boot !== undefined && Object.keys(boot).length > 0;
}

/** What the boot script took out of the address. Gives it once: afterwards the page holds no trace of it. */
export function takeLoginParameters(page: object): LoginParameters {
  const boot = Object.getOwnPropertyDescriptor(page, bootProperty);
  if (!boot || !('value' in boot)) return {};
  Reflect.deleteProperty(page, bootProperty);
  return { ...(boot.value as LoginParameters) };
}
