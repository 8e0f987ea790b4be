/** Returns a photo of an identity card for stories. `light` is the brightness, 1 being normal. `blur` is in pixels. */
export async function createCardPhoto({ light = 1, blur = 0, type = 'image/jpeg' } = {}): Promise<File> {
  const canvas = drawCard();
  const photo = document.createElement('canvas');
  photo.width = canvas.width;
  photo.height = canvas.height;
  const context = contextOf(photo);
  context.filter = getPhotoFilter({ light, blur });
  context.drawImage(canvas, 0, 0);
  const blob = await new Promise<Blob | null>((done) => photo.toBlob(done, type, 0.9));
  if (!blob) throw new Error('The browser returned no picture.');
  return new File([blob], 'IMG_0001.jpg', { type });
}

/**
 * Returns a canvas filter for dim light and blur in pixels, or `none` if neither is needed. A filter slows drawing:
 * each shape then takes as long as a whole picture.
 */
export function getPhotoFilter({ light = 1, blur = 0 }: { light?: number; blur?: number }): string {
  return light === 1 && blur === 0 ? 'none' : `brightness(${light}) blur(${blur}px)`;
}

/** Returns a canvas with an identity card on a desk, for stories and tests. */
export function drawCard(width = 1280, height = 960): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = contextOf(canvas);
  context.scale(width / 1280, height / 960);
  context.fillStyle = '#6f5b4a';
  context.fillRect(0, 0, 1280, 960);
  context.fillStyle = '#e9e2cf';
  context.fillRect(140, 160, 1000, 640);
  context.fillStyle = '#9fb4c0';
  context.fillRect(190, 230, 280, 360);
  context.fillStyle = '#5d4a3e';
  context.beginPath();
  context.arc(330, 370, 80, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = '#2d3a44';
  for (let line = 0; line < 9; line++) context.fillRect(530, 230 + line * 44, 540 - (line % 3) * 120, 20);
  for (let letter = 0; letter < 34; letter++) context.fillRect(190 + letter * 27, 660 + (letter % 2) * 8, 16, 76);
  return canvas;
}

/** Returns a file with this content, for stories and tests. */
export const createTextFile = (text: string, name: string, type: string): File => new File([text], name, { type });

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser provides no canvas.');
  return context;
}
