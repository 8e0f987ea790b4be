import { electronName, nativeName } from '@quayside/bridge/capture-transport';
import { carriedKey } from '../carried-parameters.ts';
import { keptLanguageKey, storagePrefix } from '../language-of-page.ts';

/**
 * Part of the boot script: loads the scripts of a public page, which `data-scripts` of #root lists with the entry first. Such a page works without them,
 * because its actions are links. For a visitor, they load when the page has loaded and the browser is idle, or when the customer touches anything except a
 * link. They load after a second at the latest, because a page that does not paint is never idle. Until then, html has `data-idle`, and the browser follows
 * links. They load at once if the page may have to change: with parameters or a login in the URL, with parameters of an earlier URL, for a customer who has
 * signed in, in another language than the stored one, and in the app. `data-lang-type` of html is the number of the page's language. Sets `data-broken` if a
 * script fails to load (F67).
 */
export const idleStartScript = `addEventListener("DOMContentLoaded",()=>{let d=document,h=d.documentElement.dataset,r=d.getElementById("root"),s=r&&r.dataset.scripts,w=window,q=w.quaysideBoot||{},v=!location.search&&!q.code&&!q.token&&!q.back&&!w.${nativeName}&&!w.${electronName}&&!(w.webkit&&w.webkit.messageHandlers),k,go=e=>{if(!s||e&&e.target.closest&&e.target.closest("a"))return;let[a,...b]=s.split(" ");s=0;for(let c of b){let l=d.createElement("link");l.rel="modulepreload";l.crossOrigin="";l.href=c;d.head.append(l)}import(a).catch(()=>h.broken="")};if(!s)return;try{k=localStorage.getItem("${storagePrefix}${keptLanguageKey}");v=v&&!sessionStorage.getItem("${carriedKey}")&&!localStorage.getItem("${storagePrefix}userToken")&&(!k||JSON.parse(k).value==h.langType)}catch{}if(!v)return go();h.idle="";for(let t of["pointerdown","keydown"])addEventListener(t,go,!0);addEventListener("load",()=>(w.requestIdleCallback||setTimeout)(()=>go(),{timeout:1e3}))})`;
