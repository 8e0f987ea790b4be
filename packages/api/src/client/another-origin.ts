/**
 * Returns whether a response came from another origin than `url`, because XMLHttpRequest follows redirects silently.
 * `responseURL` is missing or empty where the transport does not name the response's address.
 */
export const isFromAnotherOrigin = (url: string, request: { readonly responseURL?: string } | undefined): boolean =>
  request?.responseURL ? new URL(request.responseURL).origin !== new URL(url).origin : false;
