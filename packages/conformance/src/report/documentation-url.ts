/** Returns the URL of a check's section in docs/build-the-server.md. */
export const getDocumentationUrl = ({ section }: { readonly section: string }): string =>
  `https://github.com/quayside/quayside/blob/main/docs/build-the-server.md#${section}`;
