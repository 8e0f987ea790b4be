import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { expect, test } from 'vitest';
import type { PdfBlock } from '../domain/ports/pdf-maker.ts';
import { makePdf } from './pdf-lib-maker.ts';

async function facesOf(...blocks: readonly PdfBlock[]): Promise<readonly string[]> {
  const createdAt = new Date('2026-01-05T00:00:00Z');
  const file = await PDFDocument.load(
    await makePdf({ title: 'Record', subject: 'Record', language: 'en', createdAt, blocks, foot: '' }),
  );
  return file.context
    .enumerateIndirectObjects()
    .flatMap(([, one]) => (one instanceof PDFDict ? [String(one.get(PDFName.of('BaseFont')) ?? '')] : []));
}

const used = (faces: readonly string[], name: string) => faces.some((face) => face.includes(name));

test('a typed signature has the face of the app, and a text has that of the page', async () => {
  const signed = await facesOf({ is: 'paragraph', text: 'Signed' }, { is: 'typed-signature', text: 'LIM WEI MING' });
  expect(used(signed, 'Caveat')).toBe(true);
  expect(used(signed, 'NotoSans')).toBe(true);
  expect(used(await facesOf({ is: 'paragraph', text: 'LIM WEI MING' }), 'Caveat')).toBe(false);
});

test('letters that the face of signatures lacks have that of the page', async () => {
  expect(used(await facesOf({ is: 'typed-signature', text: '林伟明' }), 'NotoSansSC')).toBe(true);
});
