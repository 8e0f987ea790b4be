import { expect, test } from 'vitest';
import { getDocumentAdvice, type Preview } from './document-advice.ts';
import type { DocumentFrame } from './document-frame.ts';

const [WIDTH, HEIGHT] = [320, 250];
const frame = { x: 37, y: 38, width: 246, height: 173 };

type Scene = {
  table?: number;
  paper?: number;
  size?: number;
  shift?: number;
  tilt?: number;
  zone?: 'drawn' | 'absent';
  print?: 'drawn' | 'absent';
  lamp?: 'on' | 'off';
};

/** Returns a drawn document on a table, as grey values: a portrait, lines of print and the machine-readable zone. */
function preview({ table = 80, paper = 210, size = 1, shift = 0, tilt = 0, ...own }: Scene = {}): Preview {
  const { zone = 'drawn', print = 'drawn', lamp = 'off' } = own;
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  const [middleX, middleY] = [frame.x + frame.width / 2 + shift * frame.width, frame.y + frame.height / 2];
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const across = (x - middleX + tilt * (y - middleY)) / (frame.width * size) + 0.5;
      const down = (y - middleY - tilt * (x - middleX)) / (frame.height * size) + 0.5;
      const grey = greyAt(across, down);
      data.set([grey, grey, grey, 255], (y * WIDTH + x) * 4);
    }
  return { image: { data, width: WIDTH, height: HEIGHT }, frame };

  function greyAt(across: number, down: number): number {
    if (across < 0 || across > 1 || down < 0 || down > 1) return table;
    if (lamp === 'on' && (across - 0.6) ** 2 + (down - 0.4) ** 2 < 0.02) return 255;
    const isLetter = Math.floor(across * 123) % 2 === 0;
    if (zone === 'drawn' && across > 0.03 && across < 0.97 && (inRow(down, 0.78) || inRow(down, 0.88)))
      return isLetter ? 50 : paper;
    if (print === 'absent') return paper;
    if (across > 0.06 && across < 0.32 && down > 0.12 && down < 0.62) return paper * 0.6;
    return across > 0.38 && across < 0.8 && down < 0.6 && Math.floor(down * 20) % 2 === 1 && isLetter ? 60 : paper;
  }
}

const inRow = (down: number, row: number) => Math.abs(down - row) < 0.02;

const adviceOn = (scene: Scene, kind: DocumentFrame = 'passport') =>
  getDocumentAdvice(preview(scene), kind, undefined)[0];

test.each<[string, Scene, string]>([
  ['in the frame', {}, 'good'],
  ['turned by 4 degrees', { tilt: 0.07 }, 'good'],
  ['on a table as bright as its paper, with its zone', { table: 150, paper: 200 }, 'good'],
  ['that is too dark', { table: 20, paper: 60 }, 'too-dark'],
  ['that is not in the picture', { paper: 80, zone: 'absent', print: 'absent' }, 'no-document'],
  ['that is off centre', { shift: 0.11 }, 'outside'],
  ['that is too near', { size: 1.14 }, 'too-near'],
  ['on white paper', { table: 120, paper: 255 }, 'good'],
  ['with the reflection of a lamp', { lamp: 'on' }, 'glare'],
  ['without its zone', { zone: 'absent' }, 'no-zone'],
  ['without a sharp edge', { zone: 'absent', print: 'absent', table: 190 }, 'blurred'],
])('returns the camera advice for a passport %s', (_, scene, advice) => {
  expect(adviceOn(scene)).toBe(advice);
});

test('reports a card that is too far away', () => {
  expect(adviceOn({ size: 0.7, zone: 'absent' }, 'id-card')).toBe('too-far');
});

test('reports a well-placed card without a machine-readable zone as good', () => {
  expect(adviceOn({ zone: 'absent' }, 'id-card')).toBe('good');
});

test('reports a document that moved between two checks', () => {
  const [, before] = getDocumentAdvice(preview({ shift: 0.05 }), 'passport', undefined);
  expect(getDocumentAdvice(preview({ shift: -0.04 }), 'passport', before)[0]).toBe('moving');
  expect(getDocumentAdvice(preview({ shift: 0.05 }), 'passport', before)[0]).toBe('good');
});
