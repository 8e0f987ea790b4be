/** Storage key that is set once the device has downloaded the brand's display font. */
export const displayFontKey = 'displayFont';

/** Shows the display font if it was downloaded after the previous screen rendered, so that no heading changes its font while it is read. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}
