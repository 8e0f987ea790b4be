import { describe, expect, test, vi } from 'vitest';
import { aspectRatios, getCameraConstraints, getVisiblePart, stopStream, toCameraProblem } from './camera-stream.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
  ['AbortError', 'failed'],
])('F36 converts the camera error %s to the problem “%s”', (name, trouble) => {
  expect(toCameraProblem(new DOMException('x', name))).toBe(trouble);
});

test('converts an unknown camera error to the problem “failed”', () => {
  expect(toCameraProblem(undefined)).toBe('failed');
});

test('requests the front camera for a face and the rear camera for a card', () => {
  expect(getCameraConstraints('face')).toMatchObject({ audio: false, video: { facingMode: 'user' } });
  expect(getCameraConstraints('card')).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
});

test('stops every track of a camera stream', () => {
  const tracks = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }];
  stopStream({ getTracks: () => tracks } as unknown as MediaStream);
  stopStream(undefined);
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

describe('visible part of a video', () => {
  test.each([
    [
      'a wide video for an upright box',
      { width: 1920, height: 1080 },
      aspectRatios.face,
      { x: 555, y: 0, width: 810, height: 1080 },
    ],
    [
      'an upright video for a wide box',
      { width: 720, height: 1280 },
      aspectRatios.card,
      { x: 0, y: 370, width: 720, height: 540 },
    ],
    [
      'a video with the proportions of the box',
      { width: 640, height: 480 },
      aspectRatios.card,
      { x: 0, y: 0, width: 640, height: 480 },
    ],
  ])('crops the video to its visible part for %s', (_, video, shape, part) => {
    expect(getVisiblePart(video, shape)).toEqual(part);
  });
});
