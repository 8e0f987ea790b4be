import { findHeadlessShell } from './testing/chromium.ts';
import { hasAsianFonts } from './testing/system-packages.ts';

// The launcher runs this while pnpm installs packages.
const say = (line: string) => console.log(line);
hasAsianFonts(say);
findHeadlessShell(say);
