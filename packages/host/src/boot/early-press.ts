/** Event that the host dispatches once React handles presses. */
export const hydratedEvent = 'quayside-hears';

/**
 * Inline, as a part of the boot script: React makes up for no press that came before it (18 and later replay none). The last press on a button, or on a link into
 * the app, is remembered and made once, when the host says `hydratedEvent`: on that very element, while it is on screen with the same words and can be pressed.
 * Anything else that the customer presses or types meanwhile takes its place. A link is held back too: followed by the browser, it would lose the login and the
 * language of the first address. On a page whose scripts load when it is idle (`data-idle`), an address has neither, and links are the browser's. Until then no form is sent by the browser either, which would put the answers into the address. Where a script of the page does
 * not come (`data-broken`), links are the browser's.
 */
export const earlyPressScript = `{let b,w,d=document,p=e=>{b=e.metaKey||e.ctrlKey||e.shiftKey||"broken"in d.documentElement.dataset||"idle"in d.documentElement.dataset&&e.target.closest("a")?0:e.target.closest('button,a[href^="/"]:not([target])');b&&(w=b.textContent,e.preventDefault(),e.stopImmediatePropagation())},i=()=>b=0,s=e=>e.preventDefault(),l=f=>{f.call(d,"click",p,!0);f.call(d,"input",i,!0);f.call(d,"submit",s,!0)};l(d.addEventListener);addEventListener("${hydratedEvent}",()=>setTimeout(()=>{l(d.removeEventListener);b&&b.isConnected&&!b.disabled&&b.ariaDisabled!="true"&&b.getClientRects().length&&b.textContent==w&&b.click()}),{once:!0})}`;
