import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { create, type Font } from '@cantoo/fontkit';
import type { Language } from '@quayside/i18n/language';
import { localeOf } from '@quayside/rules/locale';

/** A face for some scripts; those of texts are Noto Sans (SIL Open Font License 1.1). */
export type Face = {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly covers: (codePoint: number) => boolean;
};

// .woff, because embedded glyphs of .woff2 are blank.
const latin = [
  '@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff',
  '@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff',
  '@fontsource/noto-sans/files/noto-sans-vietnamese-400-normal.woff',
];
const thai = '@fontsource/noto-sans-thai/files/noto-sans-thai-thai-400-normal.woff';
const han = {
  Hans: '@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-400-normal.woff',
  Hant: '@fontsource/noto-sans-tc/files/noto-sans-tc-chinese-traditional-400-normal.woff',
  Jpan: '@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff',
};

/** Caveat (SIL Open Font License 1.1), in which the app shows a typed signature. */
const script = '@fontsource/caveat/files/caveat-latin-600-normal.woff';

export const scriptFace = (): Promise<Face> => faceOf(script);

const isHan = (name: string): name is keyof typeof han => Object.hasOwn(han, name);

const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Promise<Face>>();

/** Returns the faces for a text, the language's own first: Chinese characters differ between Japan and Taiwan. Each is read once per process. */
export async function facesFor(text: string, language: Language): Promise<readonly Face[]> {
  const written = localeOf(language).script;
  const own = isHan(written) ? written : 'Hans';
  const others = Object.keys(han).filter((one): one is keyof typeof han => one !== own);
  const missing = new Set<number>();
  for (const sign of text) missing.add(sign.codePointAt(0) ?? 0);
  const needed: Face[] = [];
  for (const file of [...latin, thai, han[own], ...others.map((one) => han[one])]) {
    if (needed.length > 0 && missing.size === 0) break;
    const face = await faceOf(file);
    const covered = [...missing].filter(face.covers);
    if (needed.length === 0 || covered.length > 0) needed.push(face);
    for (const codePoint of covered) missing.delete(codePoint);
  }
  return needed;
}

function faceOf(file: string): Promise<Face> {
  const known = read.get(file) ?? readFace(file);
  read.set(file, known);
  return known;
}

async function readFace(file: string): Promise<Face> {
  const bytes = await readFile(resolve(file));
  const font = create(bytes) as Font;
  return { name: file, bytes, covers: (codePoint) => font.hasGlyphForCodePoint(codePoint) };
}
