import type { DetectedFace } from './detected-face.ts';

/**
 * A request to the face worker: the RGBA bytes of a square picture. The response has the same `id`. `side` is in
 * pixels.
 */
export type FaceRequest = { readonly id: number; readonly side: number; readonly pixels: ArrayBuffer };

/** The response of the face worker. Boxes are shares of the square. */
export type FaceReply = { readonly id: number; readonly faces: readonly DetectedFace[] };
