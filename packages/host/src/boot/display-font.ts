import { storagePrefix } from '../language-of-page.ts';

/** Set on the device once the brand's display font is downloaded. */
export const displayFontKey = 'displayFont';

/** Shows the display font if it has been downloaded since this screen's predecessor: no heading changes its face while it is read. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}

/**
 * Shows the display font from the first frame if an earlier visit downloaded it. Blocked storage keeps the fonts of the system. Otherwise the page requests the
 * file that it names (`data-face` of html), unless data is saved. A page with text has the font from its first frame if the file is there by then: Chromium waits
 * up to 100 ms for it. Later, it keeps the fonts of the system, so that no shown heading changes. A skeleton has no text: its screen shows the font if the file
 * comes before it, and the file waits for the scripts. Runs after `holdScript`.
 */
export const displayFontScript = `try{let d=document,r=d.documentElement,h=r.dataset,f=h.face,c=navigator.connection;if(localStorage.getItem("${storagePrefix}${displayFontKey}"))h.displayFont="";else if(f&&!(c&&c.saveData)){let l=d.createElement("link"),b="held"in h;l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;if(b){l.fetchPriority="low";l.onload=()=>{h[h.held===""?"displayFont":"nextFont"]="";d.fonts.load("1em "+getComputedStyle(r).getPropertyValue("--q-brand-web-font")).catch(()=>0)}}d.head.append(l);b||(h.displayFont="",requestAnimationFrame(()=>{performance.getEntriesByName(l.href).length||delete h.displayFont}))}}catch{}`;
