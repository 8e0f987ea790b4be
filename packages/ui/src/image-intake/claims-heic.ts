/** UI-07: returns true if type or name claim HEIC. The converter then decides about unknown bytes. */
export function claimsHeic(file: { type?: string; name?: string }): boolean {
  return /^image\/hei[cf]/i.test(file.type ?? '') || /\.hei[cf]$/i.test(file.name ?? '');
}
