/**
 * Passes the response's nonce to libraries that inject styles, such as `get-nonce` of the scroll lock below sheets and dialogs. The Content-Security-Policy
 * refuses styles without it. The server writes it into `<meta property="csp-nonce" nonce="…">`. Call it first, because a sheet can open before the rest of the
 * host has loaded.
 */
export function adoptStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
  (globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ = meta?.nonce;
}
