import { storagePrefix } from '../language-of-page.ts';

/** Under which the host keeps the paths that this customer's guard lets pass, so that a page which was theirs before is shown from its first frame on. */
export const openPagesKey = 'openPages';

/**
 * Inline, as a part of the boot script: whether a prerendered page behind a login may be seen before login and guard are known (NAV-01). It may where this browser
 * has a login, the address brings no other, and the guard let this customer see the page when it was last asked. Else html is marked `data-held`: the page's
 * skeleton is painted in its place. `data-guarded`: the path of the page.
 */
export const holdScript = `{let d=document.documentElement.dataset,g=d.guarded,b=window.quaysideBoot,h=b&&(b.code||b.token);if(g){try{h=h||!localStorage.getItem("${storagePrefix}userToken")||!(localStorage.getItem("${storagePrefix}${openPagesKey}")||"").includes('"'+g+'"')}catch{h=1}h&&(d.held="")}}`;

/** While html says `data-held` the skeleton is painted, and of the page nothing; `data-held="app"`: the app says what there is to say above the skeleton. */
export const skeletonStyles = ':root:not([data-held]) #skeleton,[data-held=""] #root{display:none}';

/** Whether the document shows its skeleton in place of the page. */
export const isHeld = (): boolean => document.documentElement.dataset.held !== undefined;

/** The skeleton stays until a screen takes its place. A page that was prerendered for somebody else, or in another language, goes. */
export function holdScreen(root: HTMLElement): void {
  root.replaceChildren();
  document.documentElement.dataset.held = 'app';
}

/** What is rendered takes the place of the skeleton. */
export function endSkeleton(): void {
  delete document.documentElement.dataset.held;
}
