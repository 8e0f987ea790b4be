declare module 'virtual:picture-names' {
  /** The folder of the pictures that tests compare, for a browser. */
  export const folder: string;
  /** Their names, such as `screens-opening-status--opened.en.white`. */
  export const names: readonly string[];
}
