import startTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js';
import type { GreyPicture } from './grey.ts';

/** A function that returns the text in a picture of one line. */
export type Recognise = (picture: GreyPicture) => string;

/**
 * Loads Tesseract with the model at this URL, for single lines of text (page segmentation mode 7). Turns off its
 * dictionaries, because a zone contains no words. Rejects if Tesseract or the model cannot be loaded.
 */
export async function loadRecogniser(model: string): Promise<Recognise> {
  const [tesseract, trained] = await Promise.all([startTesseract({}), fetchModel(model)]);
  tesseract.FS.writeFile('eng.traineddata', trained);
  const api = new tesseract.TessBaseAPI();
  if (api.Init('.', 'eng', 1) !== 0) throw new Error('The recogniser rejected its model.');
  api.SetVariable('tessedit_char_whitelist', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789');
  api.SetVariable('load_system_dawg', '0');
  api.SetVariable('load_freq_dawg', '0');
  api.SetPageSegMode(7);
  return (picture) => {
    tesseract.FS.writeFile('/input', greymap(picture));
    api.SetImageFile(1, 0);
    api.Recognize(null);
    return api.GetUTF8Text();
  };
}

/** Encodes a picture as a portable greymap, the simplest format that Tesseract reads. */
function greymap({ data, width, height }: GreyPicture): Uint8Array {
  const header = new TextEncoder().encode(`P5 ${width} ${height} 255\n`);
  const file = new Uint8Array(header.length + data.length);
  file.set(header);
  file.set(data, header.length);
  return file;
}

/**
 * Loads the model and decompresses it with gzip, unless the browser did so because the server sent `Content-Encoding`.
 */
async function fetchModel(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The request for the model failed: ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
