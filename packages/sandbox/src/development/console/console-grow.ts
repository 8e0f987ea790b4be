import { html, raw } from 'hono/html';
import type { Markup } from '../../http/pages/layout.ts';

/** Makes the frame of each mail as high as the mail. A mail has no scripts, so its frame may have the origin of this page. */
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

/** The script of the mailbox, and what its page's policy allows: this script and no other. */
export const grow: { readonly markup: Markup; readonly allows: Readonly<Record<string, string>> } = {
  markup: html`<script>${raw(script)}</script>`,
  allows: { 'script-src': `'sha256-${btoa(String.fromCharCode(...digest))}'` },
};
