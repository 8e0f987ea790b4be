/** Returns the client's address, or an empty string without a gateway. The gateway appends the address, so earlier entries are not trusted. */
export const clientAddress = (headers: Headers): string =>
  headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim().slice(0, 100) ?? '';
