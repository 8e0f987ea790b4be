import { describe, expect, test, vi } from 'vitest';
import { prepareFile } from './image-intake.ts';
import { createTextBytes, heic, jpeg, png } from './test-bytes.ts';

const file = (bytes: Uint8Array<ArrayBuffer>, name = 'a', type = '') => new File([bytes], name, { type });
const never = () => vi.fn<() => Promise<never>>(() => Promise.reject(new Error('decoded')));

describe('files rejected before decoding', () => {
  test.each([
    ['empty', file(createTextBytes('')), undefined],
    ['kind', file(createTextBytes('<svg xmlns="x"/>'), 'passport.jpg', 'image/jpeg'), 'svg'],
    ['kind', file(createTextBytes('<html>'), 'passport.png', 'image/png'), 'html'],
    ['kind', file(createTextBytes('GIF89a')), 'gif'],
    ['too-many-pixels', file(png(20_000, 20_000)), 'png'],
    ['too-many-pixels', file(jpeg(8001, 5000)), 'jpeg'],
    ['too-many-pixels', file(heic(40_000, 1001)), 'heic'],
  ])('F29 F31 F34 rejects a file with the reason %s', async (reason, chosen, kind) => {
    const decode = never();
    const decodeHeic = never();
    await expect(prepareFile(chosen, { decode, decodeHeic })).rejects.toMatchObject({
      name: 'IntakeError',
      reason,
      kind,
    });
    expect(decode).not.toHaveBeenCalled();
    expect(decodeHeic).not.toHaveBeenCalled();
  });

  test('F34 rejects a file over 20 MB without reading it', async () => {
    const chosen = { size: 20 * 1024 * 1024 + 1, type: 'image/jpeg', arrayBuffer: never() } as unknown as File;
    await expect(prepareFile(chosen)).rejects.toMatchObject({ reason: 'too-big' });
    expect(chosen.arrayBuffer).not.toHaveBeenCalled();
  });

  test('decodes a picture of exactly 40 megapixels', async () => {
    await expect(prepareFile(file(jpeg(8000, 5000)), { decode: never() })).rejects.toMatchObject({
      reason: 'unreadable',
    });
  });

  test('rejects a PDF if only images are accepted', async () => {
    await expect(prepareFile(file(createTextBytes('%PDF-1.7')), { accept: 'image' })).rejects.toMatchObject({
      reason: 'kind',
      kind: 'pdf',
    });
  });

  test('rejects a file that cannot be read', async () => {
    const gone = {
      size: 9,
      type: '',
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    } as unknown as File;
    await expect(prepareFile(gone)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('accepted files', () => {
  test('F37 retains the bytes of a PDF but not its name', async () => {
    const bytes = createTextBytes('%PDF-1.7\nstatement');
    const taken = await prepareFile(file(bytes, '../\u202egpj.exe\r\nX: 1'));
    expect(taken).toMatchObject({ kind: 'pdf', advice: [] });
    expect(taken.file.name).toMatch(/^document-[0-9a-f]{12}\.pdf$/);
    expect(taken.file.type).toBe('application/pdf');
    expect(new Uint8Array(await taken.file.arrayBuffer())).toEqual(bytes);
  });

  test('accepts a PDF that begins with a byte order mark, with all its bytes', async () => {
    const bytes = createTextBytes('\u00ef\u00bb\u00bf\n%PDF-1.7\nstatement');
    const taken = await prepareFile(file(bytes));
    expect(taken.kind).toBe('pdf');
    expect(new Uint8Array(await taken.file.arrayBuffer())).toEqual(bytes);
  });

  test('rejects a video that browsers cannot play', async () => {
    const clip = file(createTextBytes('\0\0\0\u0014ftyp3gp5\0\0\0\u00003gp5'));
    await expect(prepareFile(clip, { accept: 'video' })).rejects.toMatchObject({ reason: 'kind', kind: 'video' });
  });

  test('F34 returns the same hash for equal files', async () => {
    const [first, again, other] = await Promise.all(
      ['a', 'a', 'b'].map((end) => prepareFile(file(createTextBytes(`%PDF-${end}`)))),
    );
    expect(first?.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(again?.sha256).toBe(first?.sha256);
    expect(other?.sha256).not.toBe(first?.sha256);
  });
});

describe('HEIC', () => {
  test.each([
    ['type', file(createTextBytes('????'), 'photo', 'image/heic')],
    ['name', file(createTextBytes('????'), 'photo.HEIC')],
    ['bytes', file(heic(9, 9), 'photo.jpg', 'image/jpeg')],
  ])('UI-07 detects HEIC by its %s and tries the decoder of the browser first', async (_, chosen) => {
    const decode = never();
    const decodeHeic = never();
    await expect(prepareFile(chosen, { decode, decodeHeic })).rejects.toThrow('decoded');
    expect(decode).toHaveBeenCalledOnce();
    expect(decodeHeic).toHaveBeenCalledOnce();
  });

  test('does not use the HEIC decoder for a JPEG with the extension .heic', async () => {
    const decodeHeic = never();
    await expect(prepareFile(file(jpeg(9, 9), 'a.heic'), { decode: never(), decodeHeic })).rejects.toMatchObject({
      reason: 'unreadable',
    });
    expect(decodeHeic).not.toHaveBeenCalled();
  });

  test('rejects the preparation of a file with the reason of the aborted signal', async () => {
    const control = new AbortController();
    const decode = () => {
      control.abort(new DOMException('left', 'AbortError'));
      return Promise.reject(new Error('x'));
    };
    await expect(
      prepareFile(file(heic(9, 9)), { decode, decodeHeic: never(), signal: control.signal }),
    ).rejects.toThrow('left');
  });
});
