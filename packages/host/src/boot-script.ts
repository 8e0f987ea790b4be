import { stripTokenScript } from '@quayside/platform/login-parameters';
import { displayFontScript } from './boot/display-font.ts';
import { earlyPressScript } from './boot/early-press.ts';
import { homeShapeScript } from './boot/home-shape.ts';
import { idleStartScript } from './boot/idle-start.ts';
import { holdScript, lookScript } from './boot/skeleton.ts';
import { carriedKey } from './carried-parameters.ts';
import { keptLanguageKey, languageCookie, storagePrefix } from './language-of-page.ts';

export { skeletonStyles } from './boot/skeleton.ts';

/** Page parameters of earlier addresses of this tab; '' if storage is blocked. */
const carried = `(()=>{try{return sessionStorage.getItem("${carriedKey}")||""}catch{return""}})()`;

/**
 * Inline, before anything the page asks for: takes login secrets out of the address (reliability F01), puts the skin of the skinType parameter on html, so that
 * the first frame has it, whether this address or an earlier one of the tab said it (SKIN-01), holds back a page that the address makes another app than its host's (`data-app`, START-06) or that this device has in another language than the server could know (`data-lang-type`, LANG-03), so that no brand and no language is replaced in sight, shows the display font of an earlier visit, says on html when a script of the page did not come (F67):
 * `data-broken` then shows what the page holds for that case, holds back a page that is behind a login (NAV-01), chooses its skeleton, gives that of home its outline, keeps a press that comes before React, and loads the scripts of a page that works without them. A login code that
 * comes by a change of the fragment alone, which loads no document, loads the page again. Its hash is in the Content-Security-Policy.
 */
export const bootScript = `${stripTokenScript}{let d=document.documentElement.dataset,q=location.search+"&"+${carried},s=/[?&]skinType=(white|black|blue)\\b/.exec(q),a=/[?&]overseaType=sg\\b/.test(q)?12:(/[?&]appType=(\\d+)/.exec(q)||[])[1];s&&(d.skin=s[1]);a&&d.app&&+a!=d.app&&(d.held="");if(d.langType&&!/\\b${languageCookie}=/.test(document.cookie)){let l=(/[?&]langType=(\\d)/.exec(q)||[])[1];try{l=l||JSON.parse(localStorage.getItem("${storagePrefix}${keptLanguageKey}")).value}catch{}l&&l!=d.langType&&(d.held="")}addEventListener("error",e=>{e.target.nodeName=="SCRIPT"&&(d.broken="")},!0);addEventListener("hashchange",()=>{location.hash.startsWith("#code=")&&location.reload()})}${holdScript}${displayFontScript}${homeShapeScript}${lookScript}${earlyPressScript}${idleStartScript}`;
