declare module 'virtual:editions' {
  /** `language`: one of packages/i18n, which a declaration of this kind cannot import. */
  type EditionLook = {
    readonly title: string;
    readonly appType: number;
    readonly language: string /** brand tokens that differ from the default */;
    readonly tokens: Readonly<Record<string, string>>;
  };
  const editions: Readonly<Record<string, EditionLook>> & { readonly sg: EditionLook };
  export default editions;
}
