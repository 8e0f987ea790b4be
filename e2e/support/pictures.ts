import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { PictureFile } from './form.ts';

/** Pictures of documents without real data: drawings, and one photo in the format of an iPhone. */
export type DocumentPictures = Readonly<
  Record<'passport' | 'cardFront' | 'cardBack' | 'bill' | 'certificate', PictureFile>
>;

const heic = join(import.meta.dirname, '../../packages/capture/src/image-intake/fixtures/card.heic');

export async function drawDocumentPictures(browser: Browser): Promise<DocumentPictures> {
  const page = await browser.newPage();
  const draw = (name: string, ground: string) => drawCard(page, name, ground);
  const pictures = {
    passport: await draw('passport.jpg', '#7a2e3a'),
    cardFront: await draw('card-front.jpg', '#c9dbe8'),
    cardBack: await draw('card-back.jpg', '#e6d7c3'),
    bill: { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: readFileSync(heic) },
    certificate: await draw('certificate.jpg', '#dfe8d2'),
  };
  await page.close();
  return pictures;
}

/** Draws a document with a portrait and text on a table, as a JPEG of 1280 × 960 pixels. */
async function drawCard(page: Page, name: string, ground: string): Promise<PictureFile> {
  const base64 = await page.evaluate(
    ([title, colour]) => {
      const canvas = document.createElement('canvas');
      canvas.width = 1280;
      canvas.height = 960;
      const context = canvas.getContext('2d');
      if (!context) throw new TypeError('This browser gives no canvas.');
      const box = (fill: string, ...place: [number, number, number, number]) => {
        context.fillStyle = fill;
        context.fillRect(...place);
      };
      box('#6f5b4a', 0, 0, 1280, 960);
      box(colour, 140, 160, 1000, 640);
      box('#9fb4c0', 190, 230, 280, 360);
      context.font = '40px sans-serif';
      context.fillStyle = '#20262c';
      context.fillText(title, 530, 210);
      for (let line = 0; line < 8; line += 1) box('#2d3a44', 530, 240 + line * 46, 540 - (line % 3) * 120, 20);
      for (let letter = 0; letter < 34; letter += 1) box('#20262c', 190 + letter * 27, 660 + (letter % 2) * 8, 16, 76);
      return canvas.toDataURL('image/jpeg', 0.9).split(',')[1] ?? '';
    },
    [name, ground] as const,
  );
  return { name, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') };
}
