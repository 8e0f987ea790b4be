import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Persona, passportPhoto, passports } from './personas.ts';
import { encodeJpeg } from './photograph.ts';

// Regenerates the pictures in `fixtures`: `npm run task -- document-photos fixtures`.
const folder = join(import.meta.dirname, 'fixtures');
mkdirSync(folder, { recursive: true });
for (const persona of Object.keys(passports) as Persona[])
  writeFileSync(join(folder, `passport-${persona}.jpg`), await encodeJpeg(await passportPhoto(persona), 60));
