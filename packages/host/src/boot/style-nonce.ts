/**
 * Passes the response's nonce to libraries that inject styles (the scroll lock below sheets and dialogs, by `get-nonce`). The Content-Security-Policy refuses
 * styles without it. The server writes it into `<meta property="csp-nonce" nonce="…">`. A sheet can open before the rest of the host has loaded.
 */
export function adoptStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
  (globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ = meta?.nonce;
}
