import { html, raw } from 'hono/html';
import type { Markup } from '../../http/pages/layout.ts';

/** Script that moves the focus between the stops of a page: j and k from anywhere, arrow keys from a link in the queue. Enter opens a link without it. */
const script = `addEventListener('keydown', (event) => {
  const { key, target } = event;
  const by = { j: 1, k: -1, ArrowDown: 1, ArrowUp: -1 }[key];
  if (!by || event.ctrlKey || event.metaKey || event.altKey || target.closest('input, select, textarea')) return;
  if (key.length > 1 && !target.matches('a[data-stop]')) return;
  const stops = [...document.querySelectorAll('[data-stop]')];
  const at = stops.indexOf(document.activeElement);
  const next = stops[at < 0 ? (by > 0 ? 0 : stops.length - 1) : at + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: next.matches('a') ? 'nearest' : 'start' });
});`;

const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));

/** Script of the keys, and a policy that allows no other script. */
export const keys: { readonly markup: Markup; readonly allows: Readonly<Record<string, string>> } = {
  markup: html`<script>${raw(script)}</script>`,
  allows: { 'script-src': `'sha256-${btoa(String.fromCharCode(...digest))}'` },
};
