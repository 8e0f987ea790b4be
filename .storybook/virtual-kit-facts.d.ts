declare module 'virtual:kit-facts' {
  /** `KitFact` of component-page/kit-facts.ts, which a declaration of this kind cannot import. */
  type Fact = {
    readonly name: string;
    readonly group: string;
    readonly page: string;
    readonly use: string;
    readonly bytes?: number;
    readonly tokens: readonly { readonly token: string; readonly by: readonly string[] }[];
    readonly contains: readonly string[];
  };
  const facts: Readonly<Record<string, Fact>>;
  export default facts;
}
