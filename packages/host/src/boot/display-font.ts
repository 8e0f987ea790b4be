import { storagePrefix } from '../language-of-page.ts';

/** Set on the device once the brand's display font is downloaded. */
export const displayFontKey = 'displayFont';

/** Shows the display font from the first frame if an earlier visit downloaded it. Blocked storage keeps the fonts of the system. */
export const displayFontScript = `try{localStorage.getItem("${storagePrefix}${displayFontKey}")&&(document.documentElement.dataset.displayFont="")}catch{}`;
