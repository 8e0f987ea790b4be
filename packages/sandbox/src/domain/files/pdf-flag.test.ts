import { deflateSync } from 'node:zlib';
import { PDFDocument, PDFName, PDFString } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import { findPdfFlag } from './pdf-flag.ts';

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const flagOf = (text: string) => findPdfFlag(bytesOf(text));
const object = (dictionary: string) => `%PDF-1.7\n1 0 obj<<${dictionary}>>endobj\ntrailer<</Root 1 0 R>>`;

/** Returns an object stream of a PDF with compressed content. */
const packed = (dictionary: string, content: Buffer) =>
  `%PDF-1.7\n1 0 obj<</Type/ObjStm/N 1/First 4${dictionary}>>stream\n${content.toString('latin1')}\nendstream endobj`;
const hidden = Buffer.from('7 0 <</S/JavaScript/JS(app.alert(1))>>');

test.each([
  '/S/JavaScript/JS(app.alert(1))',
  '/S /J#61vaScript',
  '/S/#4a#53',
  '/S/Launch/F(calc.exe)',
  '/S/SubmitForm/F(https://elsewhere.example)',
  '/S/GoToR/F(\\\\\\\\elsewhere\\\\share)',
  '/S/GoToE',
  '/S/ImportData',
  '/OpenAction[3 0 R/Fit]',
  '/AA<</O 4 0 R>>',
  '/Names<</EmbeddedFiles 5 0 R>>',
  '/AcroForm<</XFA 6 0 R>>',
])('flags a PDF with %s as active', async (dictionary) => {
  expect(await flagOf(object(dictionary))).toBe('pdf-active');
});

test.each([
  ['deflated', packed('/Filter/FlateDecode', deflateSync(hidden))],
  ['deflated, with escaped names', packed('/F#69lter [/Flate#44ecode]', deflateSync(hidden))],
  ['deflated twice', packed('/Filter[/FlateDecode/FlateDecode]', deflateSync(deflateSync(hidden)))],
  ['packed as hexadecimal', packed('/Filter/ASCIIHexDecode', Buffer.from(hidden.toString('hex')))],
  ['packed as another object says', packed('/Filter 9 0 R', deflateSync(hidden))],
  ['with a predictor', packed('/Filter/FlateDecode/DecodeParms<</Predictor 12>>', deflateSync(hidden))],
  ['broken', packed('/Filter/FlateDecode', hidden)],
])('finds active content in an object stream that is %s', async (_name, pdf) => {
  expect(await flagOf(pdf)).toBe('pdf-active');
});

/** Returns a PDF with objects in streams, as current tools write it. */
async function written(prepare: (document: PDFDocument) => void) {
  const document = await PDFDocument.create();
  document.addPage();
  prepare(document);
  return new Uint8Array(await document.save({ useObjectStreams: true }));
}

test('reads the PDF of a common library', async () => {
  const plain = await written(() => undefined);
  expect(Buffer.from(plain).includes('/ObjStm')).toBe(true);
  expect(await findPdfFlag(plain)).toBe('pdf-unscanned');
  const action = await written((document) => {
    const script = document.context.obj({ S: PDFName.of('JavaScript'), JS: PDFString.of('app.alert(1)') });
    document.getPage(0).node.set(PDFName.of('A'), document.context.register(script));
  });
  expect(Buffer.from(action).includes('JavaScript')).toBe(false);
  expect(await findPdfFlag(action)).toBe('pdf-active');
});

test('ignores words that resemble the names of PDF actions', async () => {
  expect(await flagOf(object('/Title(OpenAction)/JSON 1/AAB 2/Launcher 3/A<</S/URI/URI(https://bank.example)>>'))).toBe(
    'pdf-unscanned',
  );
});
