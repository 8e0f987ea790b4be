/** The page that says how a server does what a check asks for. */
export const pageOf = ({ section }: { readonly section: string }): string =>
  `https://github.com/quayside/quayside/blob/main/docs/build-the-server.md#${section}`;
