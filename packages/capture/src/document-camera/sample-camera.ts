import type { OpenCamera } from '../camera-capture/camera-stream.ts';
import { getPhotoFilter } from '../photo-parts/sample-files.ts';
import { streamCanvas } from '../photo-parts/sample-stream.ts';
import { type DocumentFrame, documentFormats, fitFrame, toVideoRectangle } from './document-frame.ts';

/** The properties of a drawn document in front of a fake camera. */
export type SampleScene = {
  readonly document: Exclude<DocumentFrame, 'page'> | 'none';
  /** The size of the document; 1 fills the frame. Default: 1. */
  readonly size?: number;
  /** The shift to the right, as a share of the width of the document. */
  readonly shift?: number;
  /** The brightness of the picture as a factor. Default: 1. */
  readonly light?: number;
  /** The blur of the picture, in pixels of the video. Default: no blur. */
  readonly blur?: number;
  readonly glare?: 'none' | 'lamp';
  /** The movement. `moving` shifts the document left and right in alternate pictures. */
  readonly hand?: 'still' | 'moving';
};

/**
 * Creates a fake camera that films a drawn document in the frame of the open `DocumentCamera`, at any frame size. With
 * `torch`, its track has a torch.
 */
export function sampleCamera(scene: SampleScene, { torch = 'absent' }: { torch?: 'absent' | 'present' } = {}) {
  const streams: MediaStream[] = [];
  const open: OpenCamera = async () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 1280, height: 960 });
    const context = canvas.getContext('2d');
    if (!context) throw new Error('The browser provides no canvas.');
    const sheet = scene.document === 'none' ? undefined : drawDocument(scene.document);
    let turn = 0;
    const stream = streamCanvas(canvas, () => drawScene(context, sheet, scene, (turn += 1)));
    const [track] = stream.getVideoTracks();
    if (track && torch === 'present')
      Object.assign(track, { getCapabilities: () => ({ torch: true }), applyConstraints: async () => undefined });
    streams.push(stream);
    return stream;
  };
  return { open, streams };
}

function drawScene(
  context: CanvasRenderingContext2D,
  sheet: HTMLCanvasElement | undefined,
  { document: kind, size = 1, shift = 0, light = 1, blur = 0, glare = 'none', hand = 'still' }: SampleScene,
  turn: number,
): void {
  const { width, height } = context.canvas;
  context.filter = getPhotoFilter({ light, blur });
  context.fillStyle = '#5a4a3d';
  context.fillRect(0, 0, width, height);
  if (!sheet || kind === 'none') return;
  const stage = document.querySelector('video')?.parentElement;
  const seen = { width: stage?.clientWidth || 390, height: stage?.clientHeight || 560 };
  const frame = toVideoRectangle(fitFrame(seen, kind), seen, { width, height });
  const across = frame.width * size;
  const down = frame.height * size;
  const sway = hand === 'moving' ? (turn % 2 ? 0.06 : -0.06) : 0;
  const x = frame.x + (frame.width - across) / 2 + (shift + sway) * across;
  const y = frame.y + (frame.height - down) / 2;
  context.drawImage(sheet, x, y, across, down);
  if (glare === 'none') return;
  context.fillStyle = '#ffffff';
  context.beginPath();
  context.ellipse(x + across * 0.6, y + down * 0.4, across * 0.16, down * 0.14, 0.4, 0, Math.PI * 2);
  context.fill();
}

/** Returns a drawing of a document with a portrait, print and, if its format has one, a machine-readable zone. */
function drawDocument(kind: Exclude<DocumentFrame, 'page'>): HTMLCanvasElement {
  const { width, height, zone } = documentFormats[kind];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(width * 10), height: Math.round(height * 10) });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas.');
  context.scale(canvas.width / width, canvas.height / height);
  context.fillStyle = '#e6dfcf';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#9fb4c0';
  context.fillRect(width * 0.06, height * 0.12, width * 0.26, height * 0.5);
  context.fillStyle = '#5d4a3e';
  context.beginPath();
  context.arc(width * 0.19, height * 0.32, width * 0.07, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#2d3a44';
  for (let line = 0; line < 5; line++)
    context.fillRect(width * 0.38, height * (0.14 + line * 0.1), width * (0.5 - (line % 3) * 0.12), height * 0.035);
  if (!zone) return canvas;
  context.font = `${zone.height / (zone.lines + 1.4)}px monospace`;
  for (let line = 0; line < zone.lines; line++) {
    const text =
      line === 0 ? 'P<UTOERIKSSON<<ANNA<MARIA'.padEnd(44, '<') : 'L898902C36UTO7408122F1204159ZE184226B<<<<<10';
    const print = context.measureText(text).width;
    context.save();
    context.translate(width * 0.04, height - zone.height + (zone.height * (line + 1)) / (zone.lines + 0.7));
    context.scale((width * 0.92) / print, 1);
    context.fillText(text, 0, 0);
    context.restore();
  }
  return canvas;
}
