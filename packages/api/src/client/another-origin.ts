/**
 * Whether a response came from a different origin than `url`, because XMLHttpRequest follows redirects silently.
 * False if `responseURL` is missing or empty, because some transports do not provide the response's address.
 */
export const isFromAnotherOrigin = (url: string, request: { readonly responseURL?: string } | undefined): boolean =>
  request?.responseURL ? new URL(request.responseURL).origin !== new URL(url).origin : false;
