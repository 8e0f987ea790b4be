/** The part of libheif's JavaScript interface that the worker uses; the package types the whole module but not this entry. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target.data` with RGBA, turned as the file says; calls back with null where the picture cannot be decoded. */
    display<T extends { data: Uint8ClampedArray; width: number; height: number }>(
      target: T,
      done: (filled: T | null) => void,
    ): void;
    free(): void;
  };
  export type LibHeif = { HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] } };
  /** Compiles the module at once, from bytes inside the file: nothing is fetched. */
  export default function libheif(): LibHeif;
}
