import { useStableCallback } from '@quayside/ui/internals/field/use-stable-callback';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type PreparedFile, prepareFile } from '../image-intake/image-intake.ts';
import { type CameraProblem, type OpenCamera, stopStream, toCameraProblem, watchStream } from './camera-stream.ts';

/**
 * The state of a capture, with its data. `problem` is the error of a photo that cannot be used; the camera continues to
 * run.
 */
export type CameraStep =
  | { readonly state: 'asking' }
  | { readonly state: 'live'; readonly problem?: unknown }
  | { readonly state: 'taking' }
  | { readonly state: CameraProblem; readonly problem?: unknown }
  | { readonly state: 'taken'; readonly taken: PreparedFile };

/**
 * The value of `data-state`: the camera waits for permission (`asking`), is live, takes a photo, has taken one, or has
 * a problem.
 */
export type CameraState = CameraStep['state'];

/** The options of `useCamera`: the camera to use, and the functions that open it and take a photo. */
export type CameraOptions = {
  /** The camera to use. The capture restarts when this value changes. */
  readonly facing: 'user' | 'environment';
  /** Returns the constraints for `openCamera`. Called each time the camera starts. */
  readonly constraints: () => MediaStreamConstraints;
  /** Takes a photo from the video, or from its track at full resolution. */
  readonly shoot: (video: HTMLVideoElement, track: MediaStreamTrack | undefined) => Promise<Blob>;
  readonly openCamera: OpenCamera;
};

/**
 * Opens a camera, shows it in a video element, and returns its state and actions. The camera stops when the component
 * unmounts, the page is hidden or the photo is taken. When the page is visible again, the camera restarts.
 */
export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  { facing, constraints, shoot, openCamera }: CameraOptions,
) {
  const [step, setStep] = useState<CameraStep>({ state: 'asking' });
  const stream = useRef<MediaStream>(undefined);
  const [track, setTrack] = useState<MediaStreamTrack>();
  const request = useRef(0);

  const stop = useStableCallback(() => {
    request.current += 1;
    stopStream(stream.current);
    stream.current = undefined;
    setTrack(undefined);
  });

  const fail = useStableCallback((state: CameraProblem) => {
    stop();
    setStep({ state });
  });

  const start = useStableCallback(async () => {
    stop();
    const mine = request.current;
    setStep({ state: 'asking' });
    try {
      const opened = await openCamera(constraints());
      if (mine !== request.current) return stopStream(opened); // the component unmounted while the browser asked for permission
      stream.current = opened;
      watchStream(opened, () => mine === request.current && fail('stopped'));
      await show(video.current, opened);
      if (mine !== request.current) return;
      setTrack(opened.getVideoTracks()[0]);
      setStep({ state: 'live' });
    } catch (error) {
      if (mine === request.current) fail(toCameraProblem(error));
    }
  });

  const keep = useStableCallback(async (file: Blob) => {
    try {
      const taken = await prepareFile(file, { accept: 'image' });
      stop();
      setStep({ state: 'taken', taken });
    } catch (problem) {
      setStep((now) => {
        if (now.state === 'taken' || now.state === 'asking') return now;
        return { state: now.state === 'taking' ? 'live' : now.state, problem };
      });
    }
  });

  const take = useStableCallback(async () => {
    if (!video.current || step.state !== 'live') return;
    const mine = request.current;
    setStep({ state: 'taking' });
    try {
      const photo = await shoot(video.current, track);
      if (mine === request.current) await keep(photo);
    } catch (problem) {
      if (mine === request.current) setStep({ state: 'live', problem });
    }
  });

  useEffect(() => {
    void start();
    return stop;
  }, [start, stop, facing]);

  useEffect(() => {
    const follow = () => {
      if (document.visibilityState === 'hidden') stop();
      else if (step.state === 'live' || step.state === 'asking' || step.state === 'taking') void start();
    };
    document.addEventListener('visibilitychange', follow);
    return () => document.removeEventListener('visibilitychange', follow);
  }, [step.state, start, stop]);

  return { step, take, start, choose: keep, track };
}

async function show(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  video.srcObject = stream;
  await video.play();
}
