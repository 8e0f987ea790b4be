import { stripTokenScript } from '@quayside/platform/login-parameters';
import { earlyPressScript } from './boot/early-press.ts';
import { carriedKey } from './carried-parameters.ts';

/** What the first address said of the page, put back after a way that could not carry it; once. */
const carryBack = `try{let s=sessionStorage,k="${carriedKey}",c=s.getItem(k),u=new URL(location),n=0;s.removeItem(k);for(let[a,v]of new URLSearchParams(c||""))u.searchParams.has(a)||(u.searchParams.set(a,v),n=1);n&&history.replaceState(history.state,"",u)}catch{}`;

/**
 * Inline, before anything the page asks for: takes login secrets out of the address (reliability F01), puts back what it said before an identity provider was
 * visited, puts the skin of the skinType parameter on html, so that the first frame has it, says on html when a script of the page did not come (F67):
 * `data-broken` then shows what the page holds for that case, and keeps a press that comes before React. Its hash is in the Content-Security-Policy.
 */
export const bootScript = `${stripTokenScript}${carryBack}{let d=document.documentElement.dataset,s=/[?&]skinType=(white|black|blue)\\b/.exec(location.search);s&&(d.skin=s[1]);addEventListener("error",e=>{e.target.nodeName=="SCRIPT"&&(d.broken="")},!0)}${earlyPressScript}`;
