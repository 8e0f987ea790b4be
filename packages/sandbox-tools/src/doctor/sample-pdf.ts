import { PDFDocument } from '@cantoo/pdf-lib';

/** A page for the app's PDF viewer to show. */
export async function samplePdf(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create();
  document.addPage([300, 120]).drawText('A PDF of the doctor.', { x: 24, y: 60, size: 18 });
  return new Uint8Array(await document.save());
}
