import { storagePrefix } from '../language-of-page.ts';

/** Storage key that is set once the device has downloaded the brand's display font. */
export const displayFontKey = 'displayFont';

/** Shows the display font if it was downloaded after the previous screen rendered, so that no heading changes its font while it is read. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}

/**
 * Inline script that shows the display font from the first frame if an earlier visit downloaded it. With blocked storage, the system fonts stay. Otherwise the
 * page requests the file that it names (`data-face` of html), unless the data saver is on:
 * - A public page has the font from its first frame if the file arrives in time. Chromium waits up to 100 ms for it.
 * - A page behind a login requests it after it has loaded. Earlier, the file would delay the scripts, and its arrival lays out all text again.
 * - A skeleton has no text, so the file waits for the scripts. The screen shows the font if the file arrives first, even before the stylesheet that names it.
 * A later file is shown if neither headings nor other parts move, which the script tests before a frame. Otherwise the next screen shows it, once the page has
 * its scripts (`loadDisplayFont`), so that no visible text moves. Runs after `holdScript`.
 */
export const displayFontScript = `try{let d=document,r=d.documentElement,h=r.dataset,f=h.face,c=navigator.connection;if(localStorage.getItem("${storagePrefix}${displayFontKey}"))h.displayFont="";else if(f&&!(c&&c.saveData)){let l=d.createElement("link"),b="held"in h,y=()=>[...d.querySelectorAll("h1,h2,main,[data-part]")].map(e=>(e=e.getBoundingClientRect(),[e.top,e.height]))+"",s=()=>{if("displayFont"in h)return;if(h.held){h.nextFont="";return}let o=y();h.displayFont="";o===y()||delete h.displayFont};l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;b&&(l.fetchPriority="low");l.onload=()=>{h.held===""?h.displayFont="":d.fonts.load("1em "+getComputedStyle(r).getPropertyValue("--q-brand-web-font")).then(s).catch(()=>0)};if("guarded"in h&&!b)addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(()=>d.head.append(l),{timeout:2e3}));else{d.head.append(l);b||(h.displayFont="",requestAnimationFrame(()=>{performance.getEntriesByName(l.href).length||delete h.displayFont}))}}}catch{}`;
