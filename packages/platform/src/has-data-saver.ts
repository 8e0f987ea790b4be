/**
 * Returns whether the customer has asked the browser to save data (`saveData` of the Network Information API, which
 * Safari and Firefox lack).
 */
export const hasDataSaver = (navigator: object): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;
