import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { createQrPath, quietZone } from './qr-path.ts';

const address = 'https://quayside.example/handoff/7f3c';

test('draws exactly the dark modules of a QR code', () => {
  const code = createQrPath(address);
  const drawn = new Set<string>();
  for (const [, x, y, length] of code?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? []) {
    for (let at = 0; at < Number(length); at++) drawn.add(`${Number(x) + at} ${y}`);
  }
  const { data } = encode(address, { ecc: 'M', border: quietZone });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
  expect([...drawn].sort()).toEqual(dark.sort());
});

test('draws a white border of four modules around a QR code', () => {
  const code = createQrPath(address);
  const last = (code?.size ?? 0) - 1 - quietZone;
  const rows = [...(code?.path.matchAll(/M(\d+) (\d+)h(\d+)/g) ?? [])].map(([, x, y, length]) => [
    Number(x),
    Number(x) + Number(length) - 1,
    Number(y),
  ]);
  expect(Math.min(...rows.map(([from = 0]) => from))).toBe(quietZone);
  expect(Math.max(...rows.map(([, to = 0]) => to))).toBe(last);
  expect(Math.min(...rows.map(([, , y = 0]) => y))).toBe(quietZone);
  expect(Math.max(...rows.map(([, , y = 0]) => y))).toBe(last);
});

test('returns no QR code for a text that is too long', () => {
  expect(createQrPath('x'.repeat(2331))).toBeDefined();
  expect(createQrPath('x'.repeat(3000))).toBeUndefined();
});
