import { type RefObject, useEffect, useRef } from 'react';
import Pad, { type PointGroup } from 'signature_pad';
import { useStable } from '../field/use-stable.ts';
import { onPad, SIGNATURE_SIZE, type Stroke } from './signature.ts';

type PadOptions = {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  locked: boolean;
};

/** Keeps a canvas and strokes the same picture. Returns how to draw it again. */
export function usePad(
  canvas: RefObject<HTMLCanvasElement | null>,
  { strokes, onChange, locked }: PadOptions,
): () => void {
  const pad = useRef<Pad>(null);
  /** while a finger is down: the scale in which its stroke is written */
  const drawing = useRef<number>(undefined);
  const report = useStable(onChange);
  const strokeEnds = useStable((made: Pad) => {
    const scale = drawing.current;
    drawing.current = undefined;
    if (scale !== undefined) report(read(made, scale));
  });
  const open = useStable((element: HTMLCanvasElement) => {
    const made = new Pad(element, { minWidth: PEN.min, maxWidth: PEN.max });
    made.addEventListener('beginStroke', () => {
      drawing.current = scaleOf(element);
    });
    made.addEventListener('endStroke', () => strokeEnds(made));
    if (locked) made.off();
    pad.current = made;
  });
  const redraw = useStable(() => {
    if (!canvas.current || !pad.current) return;
    if (drawing.current !== undefined) {
      // Turned under a finger: the stroke ends where it is. A pad that is drawn anew would wait for its end, and take no other.
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

/** Widths of the line in CSS pixels: slow is thick, fast is thin. */
const PEN = { min: 1, max: 3 };

/** CSS pixels for one unit of the pad. */
const scaleOf = (element: HTMLElement) => element.clientWidth / SIGNATURE_SIZE.width || 1;

/** As many canvas pixels as the screen has; setting a canvas' width empties it and forgets its scale. */
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

/** In units of the pad to a tenth, times from the first touch: a signature names no moment of a device. */
function read(pad: Pad, scale: number): readonly Stroke[] {
  const groups = pad.toData();
  const start = groups[0]?.points[0]?.time ?? 0;
  return groups.flatMap(({ points }) =>
    onPad({
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
