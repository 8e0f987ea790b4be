import { expect, test, vi } from 'vitest';
import type { DetectedFace } from './detected-face.ts';
import { openFaceDetector } from './face-detector.ts';
import type { FaceRequest } from './face-messages.ts';

/** Creates a fake worker that records its requests. The test triggers its replies. */
function fakeWorker() {
  const target = new EventTarget();
  const asked: FaceRequest[] = [];
  const worker = {
    postMessage: (message: FaceRequest) => void asked.push(message),
    terminate: vi.fn<() => void>(),
    addEventListener: target.addEventListener.bind(target) as Worker['addEventListener'],
  };
  return {
    worker,
    asked,
    answer: (faces: readonly DetectedFace[]) =>
      target.dispatchEvent(new MessageEvent('message', { data: { id: asked.at(-1)?.id, faces } })),
    break: () => target.dispatchEvent(new Event('error')),
  };
}

const part = { x: 140, y: 0, width: 360, height: 480 };
const video = () => document.createElement('video');
const face = { x: 0.15, y: 0.3, width: 0.45, height: 0.4, score: 0.7 };

test('returns the boxes of faces as shares of the searched part of the video', async () => {
  const fake = fakeWorker();
  const detection = openFaceDetector(() => fake.worker).detect(video(), part);
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1));
  expect(fake.asked[0]).toMatchObject({ side: 160 });
  expect(fake.asked[0]?.pixels.byteLength).toBe(160 * 160 * 4);
  fake.answer([face]);
  const [found] = await detection;
  expect(found?.x).toBeCloseTo(0.2); // 0.15 of a square, of which the crop fills three quarters
  expect(found?.width).toBeCloseTo(0.6);
  expect([found?.y, found?.height]).toEqual([0.3, 0.4]);
});

test('switches between its two input sizes after the first frame without a face, and stays with a size that found one', async () => {
  const fake = fakeWorker();
  const detector = openFaceDetector(() => fake.worker);
  for (const faces of [[], [face], [face], []]) {
    const detection = detector.detect(video(), part);
    await vi.waitFor(() => expect(fake.asked.at(-1)?.id).toBe(fake.asked.length));
    fake.answer(faces);
    await detection;
  }
  expect(fake.asked.map(({ side }) => side)).toEqual([160, 96, 96, 96]);
});

test.each([
  ['could not be loaded', (fake: ReturnType<typeof fakeWorker>) => fake.break(), /could not be loaded/],
  ['was closed', (_: unknown, close: () => void) => close(), /was closed/],
])('rejects the pending and later detections of a worker that %s', async (_, dispatch, why) => {
  const fake = fakeWorker();
  const detector = openFaceDetector(() => fake.worker);
  const detection = detector.detect(video(), part);
  dispatch(fake, detector.close);
  await expect(detection).rejects.toMatchObject({ name: 'FaceDetectorError', message: expect.stringMatching(why) });
  await expect(detector.detect(video(), part)).rejects.toThrow(why);
  expect(fake.worker.terminate).toHaveBeenCalled();
});
