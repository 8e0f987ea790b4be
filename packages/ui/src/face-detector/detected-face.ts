/** The box of a face as shares of the picture's width and height, and the confidence, 0 to 1. */
export type DetectedFace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
};
