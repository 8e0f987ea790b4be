/** Types of heic-decode. Its published types lack the size and `dispose`. */
declare module 'heic-decode' {
  type Picture = {
    readonly width: number;
    readonly height: number;
    /** Resolves to the RGBA pixels of the picture, upright. */
    readonly decode: () => Promise<{
      readonly width: number;
      readonly height: number;
      readonly data: Uint8ClampedArray<ArrayBuffer>;
    }>;
  };
  const decoder: {
    readonly all: (file: {
      readonly buffer: Uint8Array;
    }) => Promise<readonly Picture[] & { readonly dispose: () => void }>;
  };
  export default decoder;
}
