import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createDrawnSignature,
  createTypedSignature,
  SIGNATURE_SIZE,
  type Stroke,
  signatureToSvg,
  splitAtPadEdges,
} from './signature.ts';

const stroke = (...points: [number, number][]): Stroke => ({ points: points.map(([x, y]) => ({ x, y })) });

test('draws a path for each stroke and a dot for a touch', () => {
  const svg = signatureToSvg(
    createDrawnSignature('Tan Wei Ming', [stroke([10, 20], [30, 40], [50.55, 20]), stroke([5, 5]), stroke()]),
  );
  expect(svg).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" width="600" height="300">' +
      '<path d="M10 20Q30 40 40.3 30L50.6 20" fill="none" stroke="#14222b" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>' +
      '<circle cx="5" cy="5" r="2" fill="#14222b"/></svg>',
  );
});

test('escapes markup in a typed signature', () => {
  const svg = signatureToSvg(createTypedSignature(' O\'Neil "<script>" & Co '), { color: 'navy' });
  expect(svg).toContain('>O&#39;Neil &quot;&lt;script&gt;&quot; &amp; Co</text>');
  expect(svg).toContain('fill="navy"');
  expect(svg, 'a slanted Chinese name looks like a mistake').not.toContain('italic');
  expect(svg).toContain(`font-family="'Quayside Signature', `);
});

test('returns well-formed markup with finite numbers for any signature', () => {
  const coordinate = fc.double({ min: -10, max: 700, noNaN: true });
  const point = fc.record({ x: coordinate, y: coordinate });
  const strokes = fc.array(fc.record({ points: fc.array(point, { maxLength: 8 }) }), { maxLength: 4 });
  fc.assert(
    fc.property(strokes, fc.string({ unit: 'binary', maxLength: 30 }), (drawn, name) => {
      for (const svg of [
        signatureToSvg(createDrawnSignature(name, drawn)),
        signatureToSvg(createTypedSignature(name)),
      ]) {
        expect(svg).toMatch(/^<svg [^<>]*>(<(path|circle) [^<>]*\/>)*(<text [^<>]*>[^<>]*<\/text>)?<\/svg>$/u);
        expect(svg).not.toMatch(/NaN|Infinity|undefined/);
      }
    }),
  );
});

test('reduces the font size of a typed signature with a long name', () => {
  const sizes = ['Li', 'Wong Sau Fong', 'Nattawut Chaiyasombat na Ayutthaya Srisuwan Wattanakul'].map((name) =>
    Number(/font-size="([\d.]+)"/.exec(signatureToSvg(createTypedSignature(name)))?.[1]),
  );
  expect(sizes).toEqual([...sizes].sort((a, b) => b - a));
  expect((sizes[2] ?? 0) * 54 * 0.6).toBeLessThanOrEqual(SIGNATURE_SIZE.width);
});

test('splits a stroke where it leaves the pad', () => {
  const slipped = stroke([590, 10], [600, 20], [640, 30], [620, 40], [580, 50], [570, 60]);
  expect(splitAtPadEdges(slipped)).toEqual([stroke([590, 10], [600, 20]), stroke([580, 50], [570, 60])]);
  expect(splitAtPadEdges(stroke([-1, 10], [10, 301]))).toEqual([]);
});
