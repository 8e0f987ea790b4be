import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMargin,
  type DocumentFrame,
  documentFormats,
  fitFrame,
  toPhotoRectangle,
  toVideoRectangle,
} from './document-frame.ts';

const kinds = Object.keys(documentFormats) as DocumentFrame[];
const stages = fc.record({ width: fc.integer({ min: 120, max: 2000 }), height: fc.integer({ min: 120, max: 2000 }) });

test('fits a frame with the document’s proportions into stages of both orientations', () => {
  fc.assert(
    fc.property(stages, fc.constantFrom(...kinds), (stage, kind) => {
      const { x, y, width, height } = fitFrame(stage, kind);
      expect(width / height).toBeCloseTo(documentFormats[kind].width / documentFormats[kind].height, 5);
      expect(Math.min(x, y, stage.width - x - width, stage.height - y - height)).toBeGreaterThanOrEqual(0);
    }),
  );
});

describe('part of a video in a frame', () => {
  test('crops an upright video that is wider than the stage', () => {
    const stage = { width: 400, height: 500 };
    expect(toVideoRectangle({ x: 20, y: 100, width: 360, height: 250 }, stage, { width: 1080, height: 1920 })).toEqual({
      x: 54,
      y: (1920 - 1350) / 2 + 270,
      width: 972,
      height: 675,
    });
  });

  test('limits the frame to the area inside the video', () => {
    const part = toVideoRectangle(
      { x: -10, y: -10, width: 420, height: 320 },
      { width: 400, height: 300 },
      { width: 400, height: 300 },
    );
    expect(part).toEqual({ x: 0, y: 0, width: 400, height: 300 });
  });
});

test('returns the same part of a full-sensor photo as of its video', () => {
  const part = { x: 100, y: 200, width: 800, height: 500 };
  expect(toPhotoRectangle(part, { width: 2000, height: 1000 }, { width: 4000, height: 3000 })).toEqual({
    x: 200,
    y: 500 + 400,
    width: 1600,
    height: 1000,
  });
});

test('adds a margin to each side of a rectangle', () => {
  expect(addMargin({ x: 100, y: 50, width: 200, height: 100 }, 0.1)).toEqual({
    x: 80,
    y: 30,
    width: 240,
    height: 140,
  });
});
