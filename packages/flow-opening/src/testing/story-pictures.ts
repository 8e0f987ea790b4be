/** Size in pixels of the generated pictures, which look as if a phone had taken them. */

const width = 960;
const height = 1280;

/** Returns a generated portrait as a JPEG file. Each `seed` produces different bytes. Default: 0 */
export async function createPortrait({ seed = 0 } = {}): Promise<File> {
  const canvas = draw(seed);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!blob) throw new Error('The browser gave no picture.');
  return new File([blob], 'IMG_0001.jpg', { type: 'image/jpeg' });
}

/**
 * Replaces the browser's camera with a mock that films the portrait (`works`), is refused (`denied`) or does not exist (`missing`). Returns a function that
 * restores it.
 */
export function installFakeCamera(camera: 'works' | 'denied' | 'missing'): () => void {
  const open = camera === 'works' ? film : () => Promise.reject(new DOMException('no camera', names[camera]));
  return replaceInNavigator('mediaDevices', { getUserMedia: open });
}

/** Replaces the browser's permissions with a mock that returns this state for the camera. Returns a function that restores them. */
export const installCameraPermission = (state: PermissionState): (() => void) =>
  replaceInNavigator('permissions', { query: async () => ({ state }) });

function replaceInNavigator(name: 'mediaDevices' | 'permissions', value: object): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, name);
  Object.defineProperty(navigator, name, { configurable: true, value });
  return () => {
    if (before) Object.defineProperty(navigator, name, before);
    else Reflect.deleteProperty(navigator, name);
  };
}

const names = { denied: 'NotAllowedError', missing: 'NotFoundError' };

async function film(): Promise<MediaStream> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const picture = draw(0);
  const show = () => canvas.getContext('2d')?.drawImage(picture, 0, 0);
  show();
  const stream = canvas.captureStream(15);
  const timer = setInterval(show, 100); // a canvas stream has a frame only when something is drawn
  const track = stream.getVideoTracks()[0];
  const stop = track?.stop.bind(track);
  if (track)
    track.stop = () => {
      clearInterval(timer);
      stop?.();
    };
  return stream;
}

function draw(seed: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser gave no canvas.');
  const oval = (colour: string, x: number, y: number, across: number, down: number) => {
    context.fillStyle = colour;
    context.beginPath();
    context.ellipse(x, y, across, down, 0, 0, Math.PI * 2);
    context.fill();
  };
  context.fillStyle = '#c9cdd4';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#aab2bd';
  for (let line = 0; line < width; line += 48) context.fillRect(line + (seed % 48), 0, 6, height); // a striped wall, so that the sharpness check finds edges
  oval('#4d5a6b', 480, 1260, 420, 320);
  oval('#deb8a0', 480, 600, 230, 310);
  oval('#3a2c26', 480, 360, 240, 120);
  for (const x of [390, 570]) oval('#32282a', x, 570, 26, 18);
  oval('#96504f', 480, 760, 70, 16);
  return canvas;
}
