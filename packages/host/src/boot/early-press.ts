/** Event that the host dispatches once React handles presses. */
export const hydratedEvent = 'quayside-hears';

/**
 * Part of the boot script: replays a press that comes before hydration, because React 18 and later do not replay it. It remembers the last press on a button,
 * or on a link into the app, and repeats it once on `hydratedEvent`. The element must be visible with the same text, and enabled. Any later press or input
 * replaces it. It also prevents links, because the browser would lose the login and the language of the first URL. On a page whose scripts load when idle
 * (`data-idle`), a URL has neither, so the browser follows links. It prevents form submissions too, which would put the answers into the URL. If a script of
 * the page fails to load (`data-broken`), the browser follows links.
 */
export const earlyPressScript = `{let b,w,d=document,p=e=>{b=e.metaKey||e.ctrlKey||e.shiftKey||"broken"in d.documentElement.dataset||"idle"in d.documentElement.dataset&&e.target.closest("a")?0:e.target.closest('button,a[href^="/"]:not([target])');b&&(w=b.textContent,e.preventDefault(),e.stopImmediatePropagation())},i=()=>b=0,s=e=>e.preventDefault(),l=f=>{f.call(d,"click",p,!0);f.call(d,"input",i,!0);f.call(d,"submit",s,!0)};l(d.addEventListener);addEventListener("${hydratedEvent}",()=>setTimeout(()=>{l(d.removeEventListener);b&&b.isConnected&&!b.disabled&&b.ariaDisabled!="true"&&b.getClientRects().length&&b.textContent==w&&b.click()}),{once:!0})}`;
