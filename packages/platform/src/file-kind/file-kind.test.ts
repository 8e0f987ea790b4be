import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { detectFileKind, detectMediaType, type FileKind } from './file-kind.ts';

/** Each character is a byte. */
const bytes = (...parts: readonly (string | Uint8Array)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...part].map((one) => one.charCodeAt(0)) : [...part])),
  );
const box = (brand: string) => `\0\0\0\u0014ftyp${brand}\0\0\0\0isom`;

const jpeg = '\u00ff\u00d8\u00ff\u00e0';
const png = '\u0089PNG\r\n\u001a\n';
const webp = 'RIFF\0\0\0\0WEBPVP8 ';
const heic = '\0\0\0\u0018ftypheic\0\0\0\0mif1heic';
const gif = 'GIF89a';
const zip = 'PK\u0003\u0004';
const webm = '\u001aE\u00df\u00a3\u009fB\u0082\u0084webm';
const pdf = '%PDF-1.7\n1 0 obj<<>>endobj';
const bom = '\u00ef\u00bb\u00bf';
const part =
  '--x1\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\nContent-Type: application/pdf\r\n\r\n';

describe('file kinds', () => {
  test.each<[FileKind, string]>([
    ['jpeg', jpeg],
    ['png', png],
    ['webp', webp],
    ['heic', heic],
    ['avif', '\0\0\0\u0018ftypavif\0\0\0\0mif1miaf'],
    ['pdf', pdf],
    ['video', box('isom')],
    ['video', box('qt  ')],
    ['video', webm],
    ['gif', gif],
    ['zip', zip],
    ['tiff', 'II*\0'],
    ['tiff', 'MM\0*'],
    ['bmp', `BM${'\0'.repeat(60)}`],
    ['svg', '<?xml version="1.0"?><svg onload="x()">'],
    ['html', '  <!DOCTYPE html><script>'],
    ['html', `${bom}<html>`],
    ['unknown', 'X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR'],
    ['unknown', ''],
    ['unknown', '%PDF'],
  ])('detects the kind %s in %j', (kind, text) => expect(detectFileKind(bytes(text))).toBe(kind));

  test.each([
    ['a byte order mark', bom],
    ['a newline', '\n'],
    ['empty lines', '\r\n\r\n'],
    ['a mark and a newline', `${bom}\r\n`],
    ['spaces', '   '],
    ['the head of a form part', part],
    ['a line of HTTP', 'HTTP/1.1 200 OK\r\nContent-Type: application/pdf\r\n\r\n'],
    ['the first bytes of a bitmap', `BM${' '.repeat(100)}`],
    ['a character that is not markup', '<<>>'],
    ['zeros', '\0'.repeat(1019)],
  ])('accepts a PDF after %s', (_, before) => {
    expect(detectFileKind(bytes(before, pdf))).toBe('pdf');
    expect(detectMediaType(bytes(before, pdf))).toBe('application/pdf');
  });

  test('accepts the header of a PDF only in the first 1,024 bytes', () => {
    fc.assert(
      fc.property(fc.nat(2048), fc.constantFrom('\0', '\n', ' ', 'x', '\u00ff'), (length, junk) => {
        expect(detectFileKind(bytes(junk.repeat(length), pdf))).toBe(
          length + '%PDF-'.length <= 1024 ? 'pdf' : 'unknown',
        );
      }),
    );
  });

  test.each([
    jpeg,
    png,
    webp,
    heic,
    box('isom'),
    webm,
    gif,
    zip,
    'II*\0',
    '<html>',
    '<?xml version="1.0"?>',
    `${bom}<!doctype html>`,
  ])('does not detect a PDF after the signature %j', (before) =>
    expect(detectFileKind(bytes(before, pdf))).not.toBe('pdf'),
  );

  test('rejects a picture or video with other bytes before its signature', () => {
    const before = fc.constantFrom(bom, '\n', '\r\n', ' ', '\0', part);
    fc.assert(
      fc.property(before, fc.constantFrom(jpeg, png, webp, heic, box('isom'), webm), (junk, file) => {
        expect(detectFileKind(bytes(junk, file))).toBe('unknown');
        expect(detectMediaType(bytes(junk, file))).toBeUndefined();
      }),
    );
  });

  test('detects the kind of any file from its first 1,024 bytes', () => {
    const signature = fc
      .constantFrom('', jpeg, png, webp, heic, gif, zip, webm, pdf, bom, '<svg', 'BM')
      .map((text) => bytes(text));
    const any = fc.uint8Array({ maxLength: 1100 });
    fc.assert(
      fc.property(signature, any, any, (start, middle, end) => {
        const head = bytes(start, middle, new Uint8Array(1024)).subarray(0, 1024);
        expect(detectFileKind(bytes(head, end, pdf))).toBe(detectFileKind(head));
      }),
    );
  });
});

describe('media types of videos', () => {
  test.each([
    ['isom', 'video/mp4'],
    ['mp42', 'video/mp4'],
    ['M4V ', 'video/mp4'],
    ['qt  ', 'video/quicktime'],
    ['3gp5', undefined],
    ['M4A ', undefined],
    ['crx ', undefined],
  ])('returns the media type for the video brand %j: %s', (brand, type) =>
    expect(detectMediaType(bytes(box(brand)))).toBe(type),
  );

  test('accepts WebM and rejects other Matroska files', () => {
    expect(detectMediaType(bytes(webm))).toBe('video/webm');
    expect(detectMediaType(bytes(webm.replace('webm', 'matroska')))).toBeUndefined();
  });
});
