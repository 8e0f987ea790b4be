import type { SeenFace } from './seen-face.ts';

/** What goes to the face worker: RGBA bytes of a square picture. `look` comes back with the answer. */
export type FaceRequest = { readonly look: number; readonly side: number; readonly pixels: ArrayBuffer };

/** Faces as shares of the square. */
export type FaceReply = { readonly look: number; readonly faces: readonly SeenFace[] };
