/**
 * Returns whether a file is HEIC by its MIME type or name (UI-07). If its bytes are unknown, the converter then
 * decides.
 */
export function hasHeicTypeOrName(file: { type?: string; name?: string }): boolean {
  return /^image\/hei[cf]/i.test(file.type ?? '') || /\.hei[cf]$/i.test(file.name ?? '');
}
