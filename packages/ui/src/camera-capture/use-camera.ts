import { type RefObject, useEffect, useRef, useState } from 'react';
import { useStable } from '../field/use-stable.ts';
import { IntakeError, type TakenImage, takeImage } from '../image-intake/image-intake.ts';
import {
  type CameraFrame,
  type CameraTrouble,
  constraintsOf,
  type OpenCamera,
  shapes,
  stopStream,
  troubleOf,
  visiblePart,
  watchStream,
} from './camera-stream.ts';

/** Where a capture stands. `problem` is a chosen photo that could not be used; the camera, if there is one, goes on. */
export type CameraStep =
  | { readonly word: 'asking' }
  | { readonly word: 'live'; readonly problem?: unknown }
  | { readonly word: CameraTrouble; readonly problem?: unknown }
  | { readonly word: 'taken'; readonly taken: TakenImage };

/** What `data-state` of a capture says: `asking` for permission, `live`, `taken`, or what is wrong with the camera. */
export type CameraState = CameraStep['word'];

/**
 * Runs a camera for a video element. Its light is on while it is seen and no longer: leaving the screen, hiding the page and taking
 * the picture all stop it; showing the page again starts it again.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, frame: CameraFrame, openCamera: OpenCamera) {
  const [step, setStep] = useState<CameraStep>({ word: 'asking' });
  const stream = useRef<MediaStream>(undefined);
  const request = useRef(0);

  const stop = useStable(() => {
    request.current += 1;
    stopStream(stream.current);
    stream.current = undefined;
  });

  const fail = useStable((word: CameraTrouble) => {
    stop();
    setStep({ word });
  });

  const start = useStable(async () => {
    stop();
    const mine = request.current;
    setStep({ word: 'asking' });
    try {
      const opened = await openCamera(constraintsOf(frame));
      if (mine !== request.current) return stopStream(opened); // left while the browser asked
      stream.current = opened;
      watchStream(opened, () => mine === request.current && fail('stopped'));
      await show(video.current, opened);
      if (mine === request.current) setStep({ word: 'live' });
    } catch (error) {
      if (mine === request.current) fail(troubleOf(error));
    }
  });

  const keep = useStable(async (file: Blob) => {
    try {
      const taken = await takeImage(file, { accept: 'image' });
      stop();
      setStep({ word: 'taken', taken });
    } catch (problem) {
      setStep((now) => (now.word === 'taken' || now.word === 'asking' ? now : { word: now.word, problem }));
    }
  });

  const take = useStable(async () => {
    if (video.current) await keep(await snapshot(video.current, shapes[frame]));
  });

  useEffect(() => {
    void start();
    return stop;
  }, [start, stop, frame]);

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') stop();
      else if (step.word === 'live' || step.word === 'asking') void start();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [step.word, start, stop]);

  return { step, take, start, choose: keep };
}

async function show(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  await video.play();
}

/** What is seen, as JPEG. Not mirrored, as the person is: text in the picture must stay readable. */
async function snapshot(video: HTMLVideoElement, shape: number): Promise<Blob> {
  const part = visiblePart({ width: video.videoWidth, height: video.videoHeight }, shape);
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(part.width);
  canvas.height = Math.round(part.height);
  const context = canvas.getContext('2d');
  context?.drawImage(video, part.x, part.y, part.width, part.height, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new IntakeError('blank', 'The camera gave an empty picture: take it again.')),
      'image/jpeg',
      0.95,
    );
  });
}
