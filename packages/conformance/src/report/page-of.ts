/** Returns the URL of the documentation for a check. */
export const pageOf = ({ section }: { readonly section: string }): string =>
  `https://github.com/quayside/quayside/blob/main/docs/build-the-server.md#${section}`;
