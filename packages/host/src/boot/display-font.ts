import { storagePrefix } from '../language-of-page.ts';

/** Set on the device once the brand's display font is downloaded. */
export const displayFontKey = 'displayFont';

/** Shows the display font if it has been downloaded since this screen's predecessor: no heading changes its face while it is read. */
export function showDisplayFont({ dataset }: Pick<HTMLElement, 'dataset'> = document.documentElement): void {
  if (dataset.nextFont !== undefined) dataset.displayFont = '';
}

/**
 * Shows the display font from the first frame if an earlier visit downloaded it. Blocked storage keeps the fonts of the system. Otherwise the page requests the
 * file that it names (`data-face` of html), unless data is saved. A page that is open to all has the font from its first frame if the file is there by then:
 * Chromium waits up to 100 ms for it. A page behind a login requests it after it has loaded: earlier, the file would delay the scripts, and its arrival lays out all
 * text again. A skeleton has no text: the file waits for the scripts, and the screen shows the font if the file comes before it, even before the stylesheet that names it. A file that comes later, however late, is shown if no heading and no part of the page moves by it; it is tried before a frame. Otherwise the next screen
 * shows it (`loadDisplayFont` says so once the page has its scripts), so that nothing that is read moves. Runs after `holdScript`.
 */
export const displayFontScript = `try{let d=document,r=d.documentElement,h=r.dataset,f=h.face,c=navigator.connection;if(localStorage.getItem("${storagePrefix}${displayFontKey}"))h.displayFont="";else if(f&&!(c&&c.saveData)){let l=d.createElement("link"),b="held"in h,y=()=>[...d.querySelectorAll("h1,h2,main,[data-part]")].map(e=>(e=e.getBoundingClientRect(),[e.top,e.height]))+"",s=()=>{if("displayFont"in h)return;if(h.held){h.nextFont="";return}let o=y();h.displayFont="";o===y()||delete h.displayFont};l.rel="preload";l.as="font";l.crossOrigin="";l.href=f;b&&(l.fetchPriority="low");l.onload=()=>{h.held===""?h.displayFont="":d.fonts.load("1em "+getComputedStyle(r).getPropertyValue("--q-brand-web-font")).then(s).catch(()=>0)};if("guarded"in h&&!b)addEventListener("load",()=>(window.requestIdleCallback||setTimeout)(()=>d.head.append(l),{timeout:2e3}));else{d.head.append(l);b||(h.displayFont="",requestAnimationFrame(()=>{performance.getEntriesByName(l.href).length||delete h.displayFont}))}}}catch{}`;
