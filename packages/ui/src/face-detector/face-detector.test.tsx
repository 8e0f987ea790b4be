import { expect, test, vi } from 'vitest';
import { openFaceDetector } from './face-detector.ts';
import type { FaceRequest } from './face-messages.ts';
import type { SeenFace } from './seen-face.ts';

/** A worker of the test's: what it was asked, and how to answer. */
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
    answer: (faces: readonly SeenFace[]) =>
      target.dispatchEvent(new MessageEvent('message', { data: { look: asked.at(-1)?.look, faces } })),
    break: () => target.dispatchEvent(new Event('error')),
  };
}

/** The upright part of a camera's picture that is shown. */
const part = { x: 140, y: 0, width: 360, height: 480 };
const video = () => document.createElement('video');
const face = { x: 0.15, y: 0.3, width: 0.45, height: 0.4, score: 0.7 };

test('boxes come back as shares of the part, although the network looks at a square', async () => {
  const fake = fakeWorker();
  const look = openFaceDetector(() => fake.worker).look(video(), part);
  await vi.waitFor(() => expect(fake.asked).toHaveLength(1));
  expect(fake.asked[0]).toMatchObject({ side: 160 });
  expect(fake.asked[0]?.pixels.byteLength).toBe(160 * 160 * 4);
  fake.answer([face]);
  const [found] = await look;
  expect(found?.x).toBeCloseTo(0.2); // 0.15 of a square that the part fills to three quarters
  expect(found?.width).toBeCloseTo(0.6);
  expect([found?.y, found?.height]).toEqual([0.3, 0.4]);
});

test('where nothing is found the next look tries the other size, and stays with the one that finds', async () => {
  const fake = fakeWorker();
  const detector = openFaceDetector(() => fake.worker);
  for (const faces of [[], [face], [face], []]) {
    const look = detector.look(video(), part);
    await vi.waitFor(() => expect(fake.asked.at(-1)?.look).toBe(fake.asked.length));
    fake.answer(faces);
    await look;
  }
  expect(fake.asked.map(({ side }) => side)).toEqual([160, 96, 96, 96]);
});

test.each([
  ['could not be loaded', (fake: ReturnType<typeof fakeWorker>) => fake.break(), /could not be loaded/],
  ['was closed', (_: unknown, close: () => void) => close(), /was closed/],
])('a worker that %s ends the look under way and every later one', async (_, happen, why) => {
  const fake = fakeWorker();
  const detector = openFaceDetector(() => fake.worker);
  const look = detector.look(video(), part);
  happen(fake, detector.close);
  await expect(look).rejects.toMatchObject({ name: 'FaceDetectorError', message: expect.stringMatching(why) });
  await expect(detector.look(video(), part)).rejects.toThrow(why);
  expect(fake.worker.terminate).toHaveBeenCalled();
});
