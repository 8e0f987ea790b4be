import { join } from 'node:path';
import { findHeadlessShell } from './testing/chromium.ts';
import { haveAsianFonts } from './testing/fonts.ts';

// The launcher runs this beside the installation of the packages, which takes as long.
const root = join(import.meta.dirname, '..');
const say = (line: string) => console.log(line);
haveAsianFonts(say);
findHeadlessShell(root, join(root, '.quayside/chromium'), say);
