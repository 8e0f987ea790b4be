/** The text of an agreement in one language: a title, and sections with a heading and paragraphs. */
export type AgreementText = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
