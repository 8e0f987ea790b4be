import type { DetectedFace } from '../face-detector/face-detector.ts';

/** Advice about the faces in the preview. The user can ignore it, because only the server decides about the photo. */
export type FaceAdvice = 'no-face' | 'many-faces' | 'too-far' | 'too-near' | 'off-centre' | 'moving';

/** The centre of the oval in `CameraGuide`: 150 of 300 units across, 190 of 400 down. */
const middle = { x: 0.5, y: 0.475 };
/**
 * The minimum width of a face as a share of the frame. At arm's length, a face has a width of 0.68. A face that is too
 * far away has 0.44.
 */
const NARROWEST = 0.46;
/**
 * The maximum width of a face as a share of the frame. The oval is 0.63 wide. A wider face loses its chin or forehead.
 */
const WIDEST = 0.92;
/** The maximum distance of a face from the centre, as a share of the frame: a quarter of the width of the oval. */
const OFF_CENTRE = 0.16;
/**
 * The maximum movement between two checks, as a share of the frame: more than a tremor and less than a turn of the
 * head.
 */
const MOVED = 0.07;
/**
 * The minimum area of another face, as a share of the largest face. Smaller ones are ignored: a bystander, a poster or
 * a false detection.
 */
const BYSTANDER_SHARE = 0.25;

/**
 * Returns the most important advice, or undefined if one steady face fills the oval. `before` contains the faces of the
 * previous frame.
 */
export function getFaceAdvice(
  faces: readonly DetectedFace[],
  before: readonly DetectedFace[] = [],
): FaceAdvice | undefined {
  const [face, ...others] = faces.toSorted((a, b) => getArea(b) - getArea(a));
  if (!face) return 'no-face';
  if (others.some((other) => getArea(other) > getArea(face) * BYSTANDER_SHARE)) return 'many-faces';
  if (face.width < NARROWEST) return 'too-far';
  if (face.width > WIDEST) return 'too-near';
  if (distance(getCentre(face), middle) > OFF_CENTRE) return 'off-centre';
  const last = before.toSorted((a, b) => getArea(b) - getArea(a))[0];
  return last && distance(getCentre(face), getCentre(last)) > MOVED ? 'moving' : undefined;
}

const getArea = ({ width, height }: DetectedFace) => width * height;

const getCentre = ({ x, y, width, height }: DetectedFace) => ({ x: x + width / 2, y: y + height / 2 });

type Point = { readonly x: number; readonly y: number };
const distance = (a: Point, b: Point) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y));
