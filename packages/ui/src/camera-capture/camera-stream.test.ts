import { describe, expect, test, vi } from 'vitest';
import { constraintsOf, shapes, stopStream, troubleOf, visiblePart } from './camera-stream.ts';

test.each([
  ['NotAllowedError', 'denied'],
  ['SecurityError', 'denied'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'failed'],
  ['AbortError', 'failed'],
])('F36 %s is a camera that is %s', (name, trouble) => {
  expect(troubleOf(new DOMException('x', name))).toBe(trouble);
});

test('what is no error is a camera that failed', () => {
  expect(troubleOf(undefined)).toBe('failed');
});

test('a face asks for the front camera, a card for the one at the back, neither for the microphone', () => {
  expect(constraintsOf('face')).toMatchObject({ audio: false, video: { facingMode: 'user' } });
  expect(constraintsOf('card')).toMatchObject({ audio: false, video: { facingMode: 'environment' } });
});

test('stopping ends every track, and no stream is no fault', () => {
  const tracks = [{ stop: vi.fn<() => void>() }, { stop: vi.fn<() => void>() }];
  stopStream({ getTracks: () => tracks } as unknown as MediaStream);
  stopStream(undefined);
  for (const track of tracks) expect(track.stop).toHaveBeenCalledOnce();
});

describe('the part of the video that is seen', () => {
  test.each([
    ['wide video, upright box', { width: 1920, height: 1080 }, shapes.face, { x: 555, y: 0, width: 810, height: 1080 }],
    ['upright video, wide box', { width: 720, height: 1280 }, shapes.card, { x: 0, y: 370, width: 720, height: 540 }],
    ['the same shape', { width: 640, height: 480 }, shapes.card, { x: 0, y: 0, width: 640, height: 480 }],
  ])('%s', (_, video, shape, part) => {
    expect(visiblePart(video, shape)).toEqual(part);
  });
});
