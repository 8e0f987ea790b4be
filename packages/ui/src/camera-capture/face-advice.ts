import type { SeenFace } from '../face-detector/face-detector.ts';

/** What can be said of the faces in front of the camera. Hints: the server judges the picture that is taken. */
export type FaceAdvice = 'no-face' | 'many-faces' | 'too-far' | 'too-near' | 'off-centre' | 'moving';

/** The oval's middle, as drawn by CameraGuide: 150 of 300 across, 190 of 400 down. */
const middle = { x: 0.5, y: 0.475 };
/** Of the picture's width. A face at arm's length measured 0.68, one that was called far 0.44 (libraries, section 5). */
const NARROWEST = 0.46;
/** The oval is 0.63 wide; from here on chin or forehead are cut off. */
const WIDEST = 0.92;
/** A quarter of the oval's width. */
const OFF_CENTRE = 0.16;
/** Between two looks half a second apart: more than a hand's tremor, less than turning the head. */
const MOVED = 0.07;
/** Beside this share of the first face's area another one is somebody in the background, on a poster, or an error. */
const BYSTANDER_SHARE = 0.25;

/** What could be better; undefined where one face fills the oval and is still. `before` are the faces of the look before. */
export function faceAdvice(faces: readonly SeenFace[], before: readonly SeenFace[] = []): FaceAdvice | undefined {
  const [face, ...others] = faces.toSorted((a, b) => areaOf(b) - areaOf(a));
  if (!face) return 'no-face';
  if (others.some((other) => areaOf(other) > areaOf(face) * BYSTANDER_SHARE)) return 'many-faces';
  if (face.width < NARROWEST) return 'too-far';
  if (face.width > WIDEST) return 'too-near';
  if (distance(middleOf(face), middle) > OFF_CENTRE) return 'off-centre';
  const last = before.toSorted((a, b) => areaOf(b) - areaOf(a))[0];
  return last && distance(middleOf(face), middleOf(last)) > MOVED ? 'moving' : undefined;
}

const areaOf = ({ width, height }: SeenFace) => width * height;

const middleOf = ({ x, y, width, height }: SeenFace) => ({ x: x + width / 2, y: y + height / 2 });

type Point = { readonly x: number; readonly y: number };
const distance = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
