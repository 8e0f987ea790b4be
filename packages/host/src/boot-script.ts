import { stripTokenScript } from '@quayside/platform/login-parameters';

/**
 * Inline, before anything the page asks for: takes login secrets out of the address (reliability F01), puts the skin of the skinType parameter on html, so that the
 * first frame has it, and says on html when a script of the page did not come (F67): `data-broken` then shows what the page holds for that case.
 * Its hash is in the Content-Security-Policy.
 */
export const bootScript = `${stripTokenScript}{let d=document.documentElement.dataset,s=/[?&]skinType=(white|black|blue)\\b/.exec(location.search);s&&(d.skin=s[1]);addEventListener("error",e=>{e.target.nodeName=="SCRIPT"&&(d.broken="")},!0)}`;
