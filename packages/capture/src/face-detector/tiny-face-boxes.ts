import type { DetectedFace } from './detected-face.ts';
import type { NetworkOutput } from './tiny-face-network.ts';

/**
 * The width and height of the five anchor boxes, in cells (@vladmandic/face-api 1.7.15, src/tinyFaceDetector/const.ts).
 */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;

/** The minimum confidence, as in the defaults of the library. Covered or distant faces have 0.56 to 0.73. */
export const MIN_SCORE = 0.5;
/** The overlap of two boxes above which they belong to the same face. This is the default of the library. */
const SAME_FACE_SHARE = 0.4;
const NUMBERS_PER_BOX = 5;

/**
 * Returns the faces in the output of the network, most confident first. Boxes are shares of the side of the picture.
 */
export function decodeFaces({ cells, data }: NetworkOutput): readonly DetectedFace[] {
  const found: DetectedFace[] = [];
  for (let cell = 0; cell < cells * cells; cell++)
    anchors.forEach(([across, down], index) => {
      const at = (cell * anchors.length + index) * NUMBERS_PER_BOX;
      const number = (offset: number) => data[at + offset] ?? 0;
      const score = sigmoid(number(4));
      if (score <= MIN_SCORE) return;
      const width = (Math.exp(number(2)) * across) / cells;
      const height = (Math.exp(number(3)) * down) / cells;
      const x = ((cell % cells) + sigmoid(number(0))) / cells - width / 2;
      const y = (Math.floor(cell / cells) + sigmoid(number(1))) / cells - height / 2;
      found.push({ x, y, width, height, score });
    });
  const kept: DetectedFace[] = [];
  for (const face of found.sort((a, b) => b.score - a.score))
    if (!kept.some((other) => getOverlap(face, other) > SAME_FACE_SHARE)) kept.push(face);
  return kept;
}

/** Returns the overlap of two boxes from 0 to 1, as intersection over union. */
function getOverlap(a: DetectedFace, b: DetectedFace): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  const both = Math.max(0, across) * Math.max(0, down);
  return both / (a.width * a.height + b.width * b.height - both);
}

const sigmoid = (value: number) => 1 / (1 + Math.exp(-value));
