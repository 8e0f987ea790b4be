/** The address that a request came from; '' where no gateway says it. The gateway adds it at the end: what stands before it anybody may have written. */
export const clientAddress = (headers: Headers): string =>
  headers.get('X-Forwarded-For')?.split(',').at(-1)?.trim().slice(0, 100) ?? '';
