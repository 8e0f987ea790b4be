import { html, raw } from 'hono/html';
import type { Markup } from '../../http/pages/layout.ts';

/** Script that gives the frame of each mail the height of the mail. A mail has no scripts, so its frame can have this page's origin. */
const script = `for (const frame of document.querySelectorAll('.mail iframe')) {
  const grow = () => {
    const { body } = frame.contentDocument ?? {};
    if (body?.firstElementChild) frame.style.height = body.scrollHeight + 2 + 'px';
  };
  frame.addEventListener('load', grow);
  new ResizeObserver(grow).observe(frame);
  grow();
}`;

const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(script)));

/** Script of the mailbox, and a policy that allows no other script. */
export const grow: { readonly markup: Markup; readonly allows: Readonly<Record<string, string>> } = {
  markup: html`<script>${raw(script)}</script>`,
  allows: { 'script-src': `'sha256-${btoa(String.fromCharCode(...digest))}'` },
};
