/**
 * Returns whether the MIME type or the name of a file says that it is HEIC (UI-07). The converter then decides if its
 * bytes are unknown.
 */
export function claimsHeic(file: { type?: string; name?: string }): boolean {
  return /^image\/hei[cf]/i.test(file.type ?? '') || /\.hei[cf]$/i.test(file.name ?? '');
}
