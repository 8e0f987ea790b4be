declare module 'heic-convert' {
  /** Rejects where the buffer holds no HEIC picture. */
  export default function convert(options: {
    buffer: Uint8Array;
    format: 'JPEG' | 'PNG';
    quality?: number;
  }): Promise<ArrayBuffer>;
}
