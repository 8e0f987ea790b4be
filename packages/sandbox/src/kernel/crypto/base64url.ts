type Bytes = Uint8Array<ArrayBuffer>;

/** Encodes bytes as base64url without padding (RFC 4648, section 5). */
export function encodeBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += 0x8000)
    text += String.fromCharCode(...bytes.subarray(start, start + 0x8000));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Decodes base64url, with or without padding. Throws a `DOMException` (`InvalidCharacterError`) if the text is not base64url. */
export function decodeBase64url(text: string): Bytes {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new Uint8Array(binary.length);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = binary.charCodeAt(at); // a loop, because Uint8Array.from takes twenty times as long
  return bytes;
}

/** Encodes bytes as lower-case hexadecimal digits. */
export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Returns the SHA-256 of bytes or text as lower-case hexadecimal digits. */
export const sha256 = async (bytes: Bytes | string): Promise<string> =>
  toHex(
    new Uint8Array(
      await crypto.subtle.digest('SHA-256', typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes),
    ),
  );
