import { describe, expect, test, vi } from 'vitest';
import { cameraProblemOf, constraintsOf, shapes, stopStream, visiblePart } from './camera-stream.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
  ['AbortError', 'failed'],
])('F36 %s means %s', (name, trouble) => {
  expect(cameraProblemOf(new DOMException('x', name))).toBe(trouble);
});

test('an unknown error means failed', () => {
  expect(cameraProblemOf(undefined)).toBe('failed');
});

test('requests the front camera for a face, the rear camera for a card, and no microphone', () => {
  expect(constraintsOf('face')).toMatchObject({ audio: false, video: { facingMode: 'user' } });
  expect(constraintsOf('card')).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
});

test('stops every track, and accepts undefined', () => {
  const tracks = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }];
  stopStream({ getTracks: () => tracks } as unknown as MediaStream);
  stopStream(undefined);
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

describe('visiblePart', () => {
  test.each([
    ['wide video, upright box', { width: 1920, height: 1080 }, shapes.face, { x: 555, y: 0, width: 810, height: 1080 }],
    ['upright video, wide box', { width: 720, height: 1280 }, shapes.card, { x: 0, y: 370, width: 720, height: 540 }],
    ['the same shape', { width: 640, height: 480 }, shapes.card, { x: 0, y: 0, width: 640, height: 480 }],
  ])('%s', (_, video, shape, part) => {
    expect(visiblePart(video, shape)).toEqual(part);
  });
});
