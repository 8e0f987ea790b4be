/** The part of libheif's JavaScript interface that the decoder uses. The package has no types for this entry point. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /**
     * Passes upright RGBA to `target.data.set`, either all at once as a view of its memory, or row by row with an
     * offset. Calls `done` with null if the picture cannot be decoded.
     */
    display<
      T extends { data: { set(part: Uint8Array<ArrayBuffer>, offset?: number): void }; width: number; height: number },
    >(target: T, done: (filled: T | null) => void): void;
    free(): void;
  };
  export type LibHeif = { HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] } };
  /** Compiles libheif from bytes in this file, without a request to the network. */
  export default function libheif(): LibHeif;
}
