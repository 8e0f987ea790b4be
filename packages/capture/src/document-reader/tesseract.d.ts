/**
 * The part of the interface of tesseract.js-core 7 that the reader uses: Tesseract 5 with the LSTM recogniser, compiled
 * to WebAssembly with its memory and file system.
 */
declare module 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js' {
  type Tesseract = {
    readonly FS: { writeFile(path: string, bytes: Uint8Array): void };
    readonly TessBaseAPI: new () => {
      /** Returns 0 on success. `mode` 1 uses only the LSTM recogniser. */
      Init(folder: string, language: string, mode: number): number;
      SetVariable(name: string, value: string): boolean;
      SetPageSegMode(mode: number): void;
      /** Reads `/input` with an EXIF orientation and an angle in radians. */
      SetImageFile(orientation: number, angle: number): number;
      Recognize(monitor: null): number;
      GetUTF8Text(): string;
    };
  };
  const start: (options: object) => Promise<Tesseract>;
  export default start;
}
