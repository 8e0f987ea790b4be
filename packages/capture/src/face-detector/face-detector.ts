import { trustedWorker } from '../image-intake/trusted-worker.ts';
import type { DetectedFace } from './detected-face.ts';
import type { FaceReply, FaceRequest } from './face-messages.ts';

export type { DetectedFace } from './detected-face.ts';

/** A rectangle in a video frame, in pixels. */
export type FramePart = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/**
 * A detector of faces in a live video, for hints only: its results do not accept or reject photos. Hosts can supply
 * another implementation, such as MediaPipe.
 */
export type FaceDetector = {
  /**
   * Returns the faces in a part of the video. Boxes are shares of `part`. Rejects with `FaceDetectorError` if the model
   * failed to load or the detector is closed.
   */
  readonly detect: (video: HTMLVideoElement, part: FramePart) => Promise<readonly DetectedFace[]>;
  /** Frees the memory of the detector. Pending detections reject with `FaceDetectorError`. */
  readonly close: () => void;
};

/**
 * A function that opens a detector and starts to load its model. Throws if the browser does not support the detector.
 */
export type OpenFaceDetector = () => FaceDetector;

/** Thrown when the face detector is not available. The capture continues without face hints. */
export class FaceDetectorError extends Error {
  override readonly name = 'FaceDetectorError';
  constructor(why: 'load' | 'closed' | 'canvas') {
    super(
      {
        load: 'The face detector could not be loaded. Hints continue without it.',
        closed: 'The face detector was closed during a detection.',
        canvas: 'This browser provides no 2D canvas for the face detector. Hints continue without it.',
      }[why],
    );
  }
}

type WorkerLike = Pick<Worker, 'addEventListener' | 'terminate'> & {
  postMessage(message: FaceRequest, transfer: Transferable[]): void;
};

/**
 * The sides of the input in pixels, multiples of 32. At 160 px the network detects faces of a third of the width; at 96
 * px it detects faces that fill the picture. If it finds no face, the next frame uses the other size.
 */
const SIDES = { far: 160, near: 96 } as const;

function startWorker(): WorkerLike {
  const Worker = trustedWorker(); // bundlers recognise the worker only by the exact expression `new Worker(new URL(…))`
  return new Worker(new URL('./face-worker.ts', import.meta.url), { type: 'module' });
}

/**
 * Opens the tiny face detector of @vladmandic/face-api in a worker. Worker and model have 190 kB gzipped and load from
 * the origin of the page. A frame takes 35 to 60 ms in the worker (Chromium, two busy cores).
 */
export function openFaceDetector(start: () => WorkerLike = startWorker): FaceDetector {
  const worker = start();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: SIDES.far, height: SIDES.far });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  const waiting = new Map<
    number,
    { resolve: (faces: readonly DetectedFace[]) => void; reject: (error: Error) => void }
  >();
  let requests = 0;
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
    waiting.get(data.id)?.resolve(data.faces);
    waiting.delete(data.id);
  });
  return {
    async detect(video, part) {
      if (over) throw over;
      if (!context) throw new FaceDetectorError('canvas');
      const mine = side;
      const scale = mine / Math.max(part.width, part.height);
      const across = part.width * scale;
      const down = part.height * scale;
      context.clearRect(0, 0, mine, mine); // the network was trained on pictures with black padding
      context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, across, down);
      const { buffer } = context.getImageData(0, 0, mine, mine).data;
      requests += 1;
      const id = requests;
      const faces = await new Promise<readonly DetectedFace[]>((resolve, reject) => {
        waiting.set(id, { resolve, reject });
        worker.postMessage({ id, side: mine, pixels: buffer }, [buffer]);
      });
      if (faces.length === 0) side = mine === SIDES.far ? SIDES.near : SIDES.far;
      return faces.map((face) => ofPart(face, mine / across, mine / down));
    },
    close: () => end('closed'),
  };
}

const ofPart = ({ x, y, width, height, score }: DetectedFace, across: number, down: number): DetectedFace => ({
  x: x * across,
  y: y * down,
  width: width * across,
  height: height * down,
  score,
});
