import startTesseract from 'tesseract.js-core/tesseract-core-simd-lstm.wasm.js';
import type { PassportReply, PassportRequest } from './passport-messages.ts';

// A file of its own on the page's own origin: `wasm-unsafe-eval` is needed in the policy of this response only.
self.addEventListener('message', (event: MessageEvent<PassportRequest>) => {
  void recognise(event.data)
    .then(
      (text): PassportReply => ({ text }),
      (): PassportReply => ({ failure: 'recognise' }),
    )
    .then((reply) => self.postMessage(reply, { transfer: [] }));
});

/** A single block of text (page segmentation mode 6) of the characters that a machine-readable zone has, which no dictionary helps with. */
async function recognise({ picture, model }: PassportRequest): Promise<string> {
  const [tesseract, trained] = await Promise.all([startTesseract({}), modelFrom(model)]);
  tesseract.FS.writeFile('eng.traineddata', trained);
  tesseract.FS.writeFile('/input', new Uint8Array(picture));
  const api = new tesseract.TessBaseAPI();
  if (api.Init('.', 'eng', 1) !== 0) throw new Error('The recogniser did not take its model.');
  api.SetVariable('tessedit_char_whitelist', 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789<');
  api.SetVariable('load_system_dawg', '0');
  api.SetVariable('load_freq_dawg', '0');
  api.SetPageSegMode(6);
  api.SetImageFile(1, 0);
  api.Recognize(null);
  return api.GetUTF8Text();
}

/** The model is kept compressed; some servers send it with a Content-Encoding, and the browser has unpacked it then. */
async function modelFrom(address: string): Promise<Uint8Array> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The model was not served: ${response.status}.`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
