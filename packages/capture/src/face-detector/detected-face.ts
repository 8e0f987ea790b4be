/** The bounding box of a face in shares of the width and height of the picture, and the confidence from 0 to 1. */
export type DetectedFace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
};
