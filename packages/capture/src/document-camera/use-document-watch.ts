import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { type RefObject, useEffect, useState } from 'react';
import { type DocumentAdvice, getDocumentAdvice, type Preview } from './document-advice.ts';
import { addMargin, type DocumentFrame, fitFrame, type Size, toVideoRectangle } from './document-frame.ts';
import type { GreyPicture } from './find-document.ts';

/**
 * The interval of checks in milliseconds. A check blocks the main thread for 4 to 8 ms on a desktop. On a phone that is
 * six times slower, it stays below 50 ms.
 */
const CHECK_EVERY_MS = 200;
/** The duration of a check in milliseconds from which the interval doubles. */
const SLOW_CHECK_MS = 25;
/** The time in milliseconds for which the document must be well placed before the camera takes the photo. */
export const HOLD_MS = 1_000;
/** The width of the sampled picture in pixels. A character of a passport's zone is then 5 pixels wide. */
const PREVIEW_WIDTH = 320;
/** The margin around the frame in which to search for edges, as a share of the width of the frame. */
const AROUND = 0.15;

/**
 * The result of the last checks. In the state `holding`, the camera takes the photo if the document stays well placed
 * for `HOLD_MS`.
 */
export type DocumentWatch = { readonly advice: DocumentAdvice | undefined; readonly release: 'waiting' | 'holding' };

type WatchOptions = {
  readonly stage: Size;
  readonly frame: DocumentFrame;
  readonly state: 'watching' | 'resting';
  readonly automatic: 'on' | 'off';
  readonly onRelease: () => void;
};

const nothing: DocumentWatch = { advice: undefined, release: 'waiting' };

/**
 * Returns advice about the document in the preview. Calls `onRelease` once the document has been well placed for
 * `HOLD_MS`. Advice changes only when two consecutive checks agree, so that it does not flicker.
 */
export function useDocumentWatch(
  video: RefObject<HTMLVideoElement | null>,
  { stage, frame, state, automatic, onRelease }: WatchOptions,
): DocumentWatch {
  const [watch, setWatch] = useState(nothing);
  const { width, height } = stage;
  const release = useStableCallback(onRelease);
  useEffect(() => {
    if (state === 'resting' || width === 0) return;
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let before: { advice: DocumentAdvice; grey: GreyPicture } | undefined;
    let goodSince: number | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const check = () => {
      const started = performance.now();
      const preview = video.current && context && draw(context, video.current, { width, height }, frame);
      if (preview) {
        const [advice, grey] = getDocumentAdvice(preview, frame, before?.grey);
        goodSince = advice === 'good' ? (goodSince ?? started) : undefined;
        if (before?.advice === advice)
          setWatch({ advice, release: automatic === 'on' && goodSince !== undefined ? 'holding' : 'waiting' });
        before = { advice, grey };
        if (automatic === 'on' && goodSince !== undefined && started - goodSince >= HOLD_MS) return release();
      }
      timer = setTimeout(check, CHECK_EVERY_MS * (performance.now() - started > SLOW_CHECK_MS ? 2 : 1));
    };
    timer = setTimeout(check, CHECK_EVERY_MS);
    return () => {
      clearTimeout(timer);
      setWatch(nothing);
    };
  }, [video, width, height, frame, state, automatic, release]);
  return state === 'watching' ? watch : nothing;
}

function draw(
  context: CanvasRenderingContext2D,
  video: HTMLVideoElement,
  stage: Size,
  kind: DocumentFrame,
): Preview | undefined {
  const size = { width: video.videoWidth, height: video.videoHeight };
  if (size.width === 0) return undefined;
  const wanted = fitFrame(stage, kind);
  const part = toVideoRectangle(addMargin(wanted, AROUND), stage, size);
  const inside = toVideoRectangle(wanted, stage, size);
  const scale = PREVIEW_WIDTH / part.width;
  const { canvas } = context;
  canvas.width = PREVIEW_WIDTH;
  canvas.height = Math.round(part.height * scale);
  context.imageSmoothingQuality = 'high';
  context.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return {
    image: context.getImageData(0, 0, canvas.width, canvas.height),
    frame: {
      x: (inside.x - part.x) * scale,
      y: (inside.y - part.y) * scale,
      width: inside.width * scale,
      height: inside.height * scale,
    },
  };
}
