/** The storage key that is set once this device has downloaded the brand's display font. */
export const displayFontKey = 'displayFont';

/**
 * Shows the display font if it loaded after the previous screen had rendered. Call it when a new screen appears, so that no visible heading changes its font.
 */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}
