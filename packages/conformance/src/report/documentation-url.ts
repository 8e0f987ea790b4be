/** Returns the URL of the section in docs/build-the-server.md that describes what a check expects. */
export const getDocumentationUrl = ({ section }: { readonly section: string }): string =>
  `https://github.com/quayside/quayside/blob/main/docs/build-the-server.md#${section}`;
