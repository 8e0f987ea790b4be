/** The number of bytes at each end of a PDF that contain its trailers. A linearised PDF has one near its start. */
const HEAD_BYTES = 64 * 1024;
const TAIL_BYTES = 1024 * 1024;

/** Matches the entry of a trailer that makes a PDF encrypted (ISO 32000-1, 7.5.5). */
const encryption = /\/Encrypt(?:\s*<<|\s+\d+\s+\d+\s+R)/;

/**
 * Returns whether a PDF is encrypted, so that it may need a password. Many encrypted PDFs open without one, because only
 * printing or copying is restricted.
 */
export function isEncryptedPdf(bytes: Uint8Array): boolean {
  const latin1 = new TextDecoder('latin1');
  const parts = [bytes.subarray(0, HEAD_BYTES), bytes.subarray(-TAIL_BYTES)];
  return parts.some((part) => encryption.test(latin1.decode(part)));
}
