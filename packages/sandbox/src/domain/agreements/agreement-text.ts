/** The text of an agreement in one language. */
export type AgreementText = {
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly paragraphs: readonly string[] }[];
};
