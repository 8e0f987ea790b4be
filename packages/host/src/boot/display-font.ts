import { storagePrefix } from '../language-of-page.ts';

/** Set on the device once the brand's display font is downloaded. */
export const displayFontKey = 'displayFont';

/** Shows the display font if it has been downloaded since this screen's predecessor: no heading changes its face while it is read. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}

/**
 * Shows the display font from the first frame if an earlier visit downloaded it. Blocked storage keeps the fonts of the system. A page that names the file
 * (`data-face` of html) requests it first of all, unless data is saved, and has the font from its first frame if the file is there by then. Chromium waits
 * up to 100 ms for it. Otherwise the page keeps the fonts of the system, so that no shown heading changes.
 */
export const displayFontScript = `try{let d=document,h=d.documentElement.dataset,f=h.face,c=navigator.connection;if(localStorage.getItem("${storagePrefix}${displayFontKey}"))h.displayFont="";else if(f&&!(c&&c.saveData)){let l=d.createElement("link");l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;d.head.append(l);h.displayFont="";requestAnimationFrame(()=>{performance.getEntriesByName(l.href).length||delete h.displayFont})}}catch{}`;
