import { trustedWorker } from '../image-intake/trusted-worker.ts';
import type { FaceReply, FaceRequest } from './face-messages.ts';
import type { SeenFace } from './seen-face.ts';

export type { SeenFace } from './seen-face.ts';

/** A part of a video's frame, in its pixels. */
export type FramePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * Finds faces in a live picture, for hints alone: it never decides whether a picture may be taken or passes. Boxes are shares of `part`.
 * A host may bring another one (MediaPipe with a model of its own, a native one).
 */
export type FaceDetector = {
  /** rejects with FaceDetectorError where it cannot look (any more) */
  readonly look: (video: HTMLVideoElement, part: FramePart) => Promise<readonly SeenFace[]>;
  readonly close: () => void;
};

/** Begins to load a detector. Throws where this browser cannot have one. */
export type OpenFaceDetector = () => FaceDetector;

/** There is no detector, or none any more. A capture goes on without hints about the face. */
export class FaceDetectorError extends Error {
  override readonly name = 'FaceDetectorError';
  constructor(why: 'load' | 'closed' | 'canvas') {
    super(
      {
        load: 'The face detector could not be loaded: hints go on without it.',
        closed: 'The face detector was closed while it looked.',
        canvas: 'This browser gives no 2D canvas for the face detector: hints go on without it.',
      }[why],
    );
  }
}

type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: FaceRequest, transfer: Transferable[]): void;
};

/**
 * Sides of the square that the network looks at, in pixels, multiples of 32. The large one finds a face that fills a third of it, the small one a face
 * that fills it all; where one finds nothing, the next look tries the other.
 */
const SIDES = { far: 160, near: 96 } as const;

function startWorker(): WorkerLike {
  const Worker = trustedWorker(); // bundlers look for the very words of the next line
  return new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * The detector that comes with the kit: the tiny face detector of @vladmandic/face-api in a worker of its own, 190 kB gzipped with its model, from the
 * page's own origin. A look takes 35-60 ms of the worker's time on a busy two-core machine (Chromium; the first 0.2 s) and a few of the page's.
 */
export function openFaceDetector(start: () => WorkerLike = startWorker): FaceDetector {
  const worker = start();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDES.far, height: SIDES.far });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const waiting = new Map<number, { resolve: (faces: readonly SeenFace[]) => void; reject: (error: Error) => void }>();
  let looks = 0;
  let side: number = SIDES.far;
  let over: FaceDetectorError | undefined;
  const end = (why: 'load' | 'closed') => {
    over ??= new FaceDetectorError(why);
    worker.terminate();
    for (const { reject } of waiting.values()) reject(over);
    waiting.clear();
  };
  worker.addEventListener('error', () => end('load'));
  worker.addEventListener('message', ({ data }: MessageEvent<FaceReply>) => {
    waiting.get(data.look)?.resolve(data.faces);
    waiting.delete(data.look);
  });
  return {
    async look(video, part) {
      if (over) throw over;
      if (!context) throw new FaceDetectorError('canvas');
      const mine = side;
      const scale = mine / Math.max(part.width, part.height);
      const across = part.width * scale;
      const down = part.height * scale;
      context.clearRect(0, 0, mine, mine); // what the part does not fill stays black, as the network was trained
      context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, across, down);
      const { buffer } = context.getImageData(0, 0, mine, mine).data;
      looks += 1;
      const look = looks;
      const faces = await new Promise<readonly SeenFace[]>((resolve, reject) => {
        waiting.set(look, { resolve, reject });
        worker.postMessage({ look, side: mine, pixels: buffer }, [buffer]);
      });
      if (faces.length === 0) side = mine === SIDES.far ? SIDES.near : SIDES.far;
      return faces.map((face) => ofPart(face, mine / across, mine / down));
    },
    close: () => end('closed'),
  };
}

/** From shares of the square to shares of the part that lies in its corner. */
const ofPart = ({ x, y, width, height, score }: SeenFace, across: number, down: number): SeenFace => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
  score,
});
