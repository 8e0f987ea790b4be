/**
 * Returns whether a response came from a different origin than `url`. XMLHttpRequest follows redirects without reporting them. Returns false if `responseURL`
 * is missing or empty, because some transports do not provide it.
 */
export const isFromAnotherOrigin = (url: string, request: { readonly responseURL?: string } | undefined): boolean =>
  request?.responseURL ? new URL(request.responseURL).origin !== new URL(url).origin : false;
