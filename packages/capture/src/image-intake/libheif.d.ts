/** The part of libheif's JavaScript interface that the decoder uses. The package has no types for this entry point. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export type HeifImage = {
    /** The handle of the C interface. */
    readonly handle: { readonly $$: { readonly ptr: number } };
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
  /** The memory and functions of the C interface (libheif 1.23, heif.h). Structures are returned at the first argument. */
  export type LibHeif = {
    HeifDecoder: new () => { decode(bytes: ArrayBuffer): HeifImage[] };
    readonly HEAPU8: Uint8Array<ArrayBuffer>;
    readonly HEAPU32: Uint32Array<ArrayBuffer>;
    _malloc(bytes: number): number;
    _free(at: number): void;
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void;
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number;
    _heif_image_get_bits_per_pixel_range(image: number, channel: number): number;
    _heif_image_get_width(image: number, channel: number): number;
    _heif_image_get_height(image: number, channel: number): number;
    _heif_image_get_nclx_color_profile(error: number, image: number, profile: number): void;
    _heif_nclx_color_profile_free(profile: number): void;
    _heif_image_handle_get_luma_bits_per_pixel(handle: number): number;
    _heif_image_release(image: number): void;
  };
  /** Compiles libheif from bytes in this file, without a request to the network. */
  export default function libheif(): LibHeif;
}
