import { stripTokenScript } from '@quayside/platform/login-parameters';
import { displayFontScript } from './boot/display-font.ts';
import { earlyPressScript } from './boot/early-press.ts';
import { homeShapeScript } from './boot/home-shape.ts';
import { idleStartScript } from './boot/idle-start.ts';
import { holdScript, lookScript } from './boot/skeleton.ts';
import { carriedKey } from './carried-parameters.ts';
import { keptLanguageKey, languageCookie, storagePrefix } from './language-of-page.ts';

export { skeletonStyles } from './boot/skeleton.ts';

/** Expression for the page parameters of earlier URLs of this tab; '' if storage is blocked. */
const carried = `(()=>{try{return sessionStorage.getItem("${carriedKey}")||""}catch{return""}})()`;

/**
 * Inline script of each document, which runs before the page requests anything:
 * - takes login secrets out of the URL (reliability F01);
 * - sets the skin of the `skinType` parameter on html for the first frame, from this URL or an earlier one of the tab (SKIN-01);
 * - hides a page whose URL names another app than its host (`data-app`, START-06), or whose language differs on this device (`data-lang-type`, LANG-03), so
 *   that neither brand nor language changes visibly;
 * - shows the display font of an earlier visit;
 * - sets `data-broken` on html if a script of the page fails to load (F67), which shows the document's message;
 * - hides a page behind a login (NAV-01), chooses its skeleton, and gives the skeleton of home its outline;
 * - remembers a press that comes before React;
 * - loads the scripts of a page that works without them.
 * If only the fragment changes and brings a login code, which loads no document, it reloads the page. The Content-Security-Policy contains the script's hash.
 */
export const bootScript = `${stripTokenScript}{let d=document.documentElement.dataset,q=location.search+"&"+${carried},s=/[?&]skinType=(white|black|blue)\\b/.exec(q),a=/[?&]overseaType=sg\\b/.test(q)?12:(/[?&]appType=(\\d+)/.exec(q)||[])[1];s&&(d.skin=s[1]);a&&d.app&&+a!=d.app&&(d.held="");if(d.langType&&!/\\b${languageCookie}=/.test(document.cookie)){let l=(/[?&]langType=(\\d)/.exec(q)||[])[1];try{l=l||JSON.parse(localStorage.getItem("${storagePrefix}${keptLanguageKey}")).value}catch{}l&&l!=d.langType&&(d.held="")}addEventListener("error",e=>{e.target.nodeName=="SCRIPT"&&(d.broken="")},!0);addEventListener("hashchange",()=>{location.hash.startsWith("#code=")&&location.reload()})}${holdScript}${displayFontScript}${homeShapeScript}${lookScript}${earlyPressScript}${idleStartScript}`;
