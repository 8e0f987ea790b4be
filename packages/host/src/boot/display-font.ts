/** The storage key that exists once the device has downloaded the brand's display font. */
export const displayFontKey = 'displayFont';

/** Shows a display font that arrived after the previous screen rendered. Call it with a new screen, so that no visible heading changes its font. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}
