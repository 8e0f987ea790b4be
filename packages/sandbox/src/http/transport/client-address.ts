/** Returns the address of the client; '' without a gateway. The gateway appends it, so earlier entries are untrusted. */
export const clientAddress = (headers: Headers): string =>
  headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim().slice(0, 100) ?? '';
