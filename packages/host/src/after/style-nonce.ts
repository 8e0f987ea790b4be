import { setNonce } from 'get-nonce';

/**
 * Libraries that inject a style sheet (the scroll lock below sheets and dialogs) give it the nonce of this response, or the Content-Security-Policy refuses it.
 * The server writes it into `<meta property="csp-nonce" nonce="…">`.
 */
export function adoptStyleNonce(page: Document = document): void {
  const nonce = page.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce;
  if (nonce) setNonce(nonce);
}
