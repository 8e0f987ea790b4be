import type { DocumentReaderOptions } from '@quayside/capture/document-reader';
import type { DocumentReader } from '@quayside/flow/services';

/** Creates a document reader that runs on the device. Its code, worker and model load only when a photo step prepares it. */
export function createDeviceReader(options: Pick<DocumentReaderOptions, 'timeout'> = {}): DocumentReader {
  let loading: Promise<DocumentReader> | undefined;
  const reader = () => {
    loading ??= load(options).catch((error: unknown) => {
      loading = undefined; // the next photo retries
      throw error;
    });
    return loading;
  };
  return {
    prepare: () => {
      reader().then(
        (loaded) => loaded.prepare(),
        () => undefined, // offline, the customer types the answers
      );
    },
    read: async (picture, options) => {
      const loaded = await reader().catch(() => undefined);
      options.signal.throwIfAborted();
      return loaded?.read(picture, options);
    },
  };
}

async function load(options: Pick<DocumentReaderOptions, 'timeout'>): Promise<DocumentReader> {
  const [{ createDocumentReader }, { default: model }] = await Promise.all([
    import('@quayside/capture/document-reader'),
    import('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'),
  ]);
  return createDocumentReader({ ...options, model: new URL(model, location.href).href });
}
