/**
 * Passes the nonce in `<meta property="csp-nonce">` to libraries that inject styles, such as the scroll lock of sheets. The Content-Security-Policy refuses
 * styles without it. Call it before other code of the host.
 */
export function adoptStyleNonce(): void {
  const meta = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]');
  (globalThis as { __webpack_nonce__?: string | undefined }).__webpack_nonce__ = meta?.nonce;
}
