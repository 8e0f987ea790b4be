import { type RefObject, useEffect, useRef } from 'react';
import Pad, { type PointGroup } from 'signature_pad';
import { useStableCallback } from '../field/use-stable-callback.ts';
import { SIGNATURE_SIZE, type Stroke, splitAtPadEdges } from './signature.ts';

type PadOptions = {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  locked: boolean;
};

/**
 * Synchronises a canvas with strokes: draws changed strokes, and reports drawn ones to `onChange`. Returns a function
 * that redraws the canvas.
 */
export function usePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  { strokes, onChange, locked }: PadOptions,
): () => void {
  const pad = useRef<Pad>(null);
  /** The scale of the current stroke, or undefined between strokes. */
  const drawing = useRef<number>(undefined);
  const report = useStableCallback(onChange);
  const strokeEnds = useStableCallback((made: Pad) => {
    const scale = drawing.current;
    drawing.current = undefined;
    if (scale !== undefined) report(read(made, scale));
  });
  const open = useStableCallback((element: HTMLCanvasElement) => {
    const made = new Pad(element, { minWidth: PEN.min, maxWidth: PEN.max });
    made.addEventListener('beginStroke', () => {
      drawing.current = scaleOf(element);
    });
    made.addEventListener('endStroke', () => strokeEnds(made));
    if (locked) made.off();
    pad.current = made;
  });
  const redraw = useStableCallback(() => {
    if (!canvas.current || !pad.current) return;
    if (drawing.current !== undefined) {
      // A resize ends a running stroke. Otherwise the library would wait for its end and ignore further strokes.
      strokeEnds(pad.current);
      pad.current.off();
      open(canvas.current);
    }
    draw(canvas.current, pad.current, strokes);
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    open(element);
    const watcher = new ResizeObserver(redraw);
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      pad.current?.off();
    };
  }, [canvas, open, redraw]);

  useEffect(() => {
    if (locked) pad.current?.off();
    else pad.current?.on();
  }, [locked]);

  useEffect(redraw, [strokes, redraw]);
  return redraw;
}

/** The line widths in CSS pixels: slow strokes are thick, fast ones thin. */
const PEN = { min: 1, max: 3 };

/** Returns the number of CSS pixels of one unit of the pad. */
const scaleOf = (element: HTMLElement) => element.clientWidth / SIGNATURE_SIZE.width || 1;

/**
 * Matches the canvas to the pixel ratio of the screen and draws the strokes. Setting the width clears the canvas and
 * its scale.
 */
function draw(element: HTMLCanvasElement, pad: Pad, strokes: readonly Stroke[]): void {
  const ratio = Math.max(1, window.devicePixelRatio);
  element.width = Math.round(element.clientWidth * ratio);
  element.height = Math.round(element.clientHeight * ratio);
  element.getContext('2d')?.scale(ratio, ratio);
  pad.penColor = getComputedStyle(element).color;
  const scale = scaleOf(element);
  pad.fromData(strokes.map((stroke) => groupOf(stroke, pad, scale)));
}

const groupOf = ({ points }: Stroke, pad: Pad, scale: number): PointGroup => ({
  penColor: pad.penColor,
  dotSize: pad.dotSize,
  minWidth: pad.minWidth,
  maxWidth: pad.maxWidth,
  velocityFilterWeight: pad.velocityFilterWeight,
  compositeOperation: pad.compositeOperation,
  points: points.map(({ x, y, pressure = 0.5, time = 0 }) => ({ x: x * scale, y: y * scale, pressure, time })),
});

/**
 * Returns the strokes in units of the pad, rounded to a tenth. Times are relative to the first touch, so that the data
 * contain no clock time.
 */
function read(pad: Pad, scale: number): readonly Stroke[] {
  const groups = pad.toData();
  const start = groups[0]?.points[0]?.time ?? 0;
  return groups.flatMap(({ points }) =>
    splitAtPadEdges({
      points: points.map(({ x, y, pressure, time }) => ({
        x: tenth(x / scale),
        y: tenth(y / scale),
        pressure: Math.round(pressure * 100) / 100,
        time: Math.round(time - start),
      })),
    }),
  );
}

const tenth = (value: number) => Math.round(value * 10) / 10;
