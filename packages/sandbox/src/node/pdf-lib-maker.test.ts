import { PDFDict, PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
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

test('draws headings in the accent colour of the letterhead', async () => {
  const letterhead = {
    name: 'Quayside',
    symbol: 'M0 0',
    ground: '#000000',
    line: '#ffffff',
    accent: '#0a6640',
    licence: '',
  };
  const createdAt = new Date('2026-01-05T00:00:00Z');
  const about = { title: 'Record', subject: 'Record', language: 'en', createdAt, foot: '' } as const;
  const coloursOf = async (is: 'heading' | 'paragraph') => {
    const data = await makePdf({ ...about, letterhead, blocks: [{ is, text: 'Agreements' }] });
    const page = await (await getDocument({ data, verbosity: 0 }).promise).getPage(1);
    const { fnArray, argsArray } = await page.getOperatorList();
    return argsArray.filter((_, at) => fnArray[at] === OPS.setStrokeRGBColor).map(String);
  };
  expect(await coloursOf('heading'), 'the outline of a bold word').toContain(letterhead.accent);
  expect(await coloursOf('paragraph')).not.toContain(letterhead.accent);
});

test('draws a typed signature in the signature font', async () => {
  const signed = await facesOf({ is: 'paragraph', text: 'Signed' }, { is: 'typed-signature', text: 'LIM WEI MING' });
  expect(used(signed, 'Caveat')).toBe(true);
  expect(used(signed, 'NotoSans')).toBe(true);
  expect(used(await facesOf({ is: 'paragraph', text: 'LIM WEI MING' }), 'Caveat')).toBe(false);
});

test.each([
  ['林伟明', 'NotoSansSC'],
  ['Nguyễn Minh', 'NotoSans-'],
])('draws a signature that its font cannot show in the font of the page: %s', async (text, name) => {
  const faces = await facesOf({ is: 'typed-signature', text });
  expect([used(faces, name), used(faces, 'Caveat')]).toEqual([true, false]);
});
