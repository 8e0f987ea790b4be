/** A face in a picture: its box as shares of the picture's width and height, and how sure the detector is, 0 to 1. */
export type SeenFace = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly score: number;
};
