import { type Persona, passportPhoto } from '../../packages/testing/src/document-photos/personas.ts';
import { encodeJpeg } from '../../packages/testing/src/document-photos/photograph.ts';
import type { Specimen } from '../../packages/testing/src/document-photos/zone-lines.ts';
import type { PictureFile } from './form.ts';

/** Returns a photo of a customer's passport that the document reader can read. `changed` replaces fields of the passport, such as `expiresOn`. */
export async function passportPicture(persona: Persona, changed: Partial<Specimen> = {}): Promise<PictureFile> {
  const photo = await passportPhoto(persona, changed);
  return { name: `passport-${persona}.jpg`, mimeType: 'image/jpeg', buffer: await encodeJpeg(photo, 80) };
}
