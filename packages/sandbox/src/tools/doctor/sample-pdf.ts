import { PDFDocument } from '@cantoo/pdf-lib';

/** Returns a PDF with one page, for a test of the app's viewer. */
export async function samplePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 120]).drawText('A PDF of the doctor.', { x: 24, y: 60, size: 18 });
  return new Uint8Array(await document.save());
}
