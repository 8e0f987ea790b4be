/**
 * Returns the client's network address, or an empty string without a gateway. The gateway appends the address to X-Forwarded-For, so earlier entries are not
 * trusted.
 */
export const clientAddress = (headers: Headers): string =>
  headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim().slice(0, 100) ?? '';
