import type { DocumentReading } from '@quayside/rules/document-match';
import type { PassportReaderOptions } from '@quayside/ui/passport-reader';

/** What an uploaded passport says. Undefined on a slow, metered or cellular connection: reader and model are 5 MB, and typing is faster and cheaper there. */
export async function readDocument(
  picture: Blob,
  options: Omit<PassportReaderOptions, 'model'>,
): Promise<DocumentReading | undefined> {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string; type?: string } };
  const { saveData = false, effectiveType = '4g', type } = connection ?? {};
  if (saveData || effectiveType !== '4g' || type === 'cellular') return undefined;
  const [{ readPassport }, { default: model }] = await Promise.all([
    import('@quayside/ui/passport-reader'),
    import('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz?url'),
  ]).catch(() => [{ readPassport: async () => undefined }, { default: '' }] as const);
  return readPassport(picture, { ...options, model: new URL(model, location.href).href });
}
