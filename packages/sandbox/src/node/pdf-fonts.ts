import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Language } from '@quayside/i18n/language';
import { getLikelyLocale } from '@quayside/rules/internals/locale';
import { FontFace } from './pdf-face.ts';
import { UnshownCharacterError } from './unshown-character.ts';

/** Noto fonts (SIL Open Font License 1.1), each with its package, name and scripts. The first also has digits, punctuation and symbols. */
const fonts = [
  ['noto-sans', 'NotoSans', /[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]/u],
  ['noto-sans-sc', 'NotoSansSC', /[\p{sc=Han}\p{sc=Bopomofo}]/u],
  ['noto-sans-tc', 'NotoSansTC', /[\p{sc=Han}\p{sc=Bopomofo}]/u],
  ['noto-sans-jp', 'NotoSansJP', /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u],
  ['noto-sans-kr', 'NotoSansKR', /[\p{sc=Hangul}\p{sc=Han}]/u],
  ['noto-sans-thai', 'NotoSansThai', /\p{sc=Thai}/u],
  ['noto-sans-arabic', 'NotoSansArabic', /\p{sc=Arabic}/u],
  ['noto-sans-armenian', 'NotoSansArmenian', /\p{sc=Armenian}/u],
  ['noto-sans-bengali', 'NotoSansBengali', /\p{sc=Bengali}/u],
  ['noto-sans-devanagari', 'NotoSansDevanagari', /\p{sc=Devanagari}/u],
  ['noto-sans-ethiopic', 'NotoSansEthiopic', /\p{sc=Ethiopic}/u],
  ['noto-sans-georgian', 'NotoSansGeorgian', /\p{sc=Georgian}/u],
  ['noto-sans-gujarati', 'NotoSansGujarati', /\p{sc=Gujarati}/u],
  ['noto-sans-gurmukhi', 'NotoSansGurmukhi', /\p{sc=Gurmukhi}/u],
  ['noto-sans-hebrew', 'NotoSansHebrew', /\p{sc=Hebrew}/u],
  ['noto-sans-kannada', 'NotoSansKannada', /\p{sc=Kannada}/u],
  ['noto-sans-khmer', 'NotoSansKhmer', /\p{sc=Khmer}/u],
  ['noto-sans-lao', 'NotoSansLao', /\p{sc=Lao}/u],
  ['noto-sans-malayalam', 'NotoSansMalayalam', /\p{sc=Malayalam}/u],
  ['noto-sans-mongolian', 'NotoSansMongolian', /\p{sc=Mongolian}/u],
  ['noto-sans-myanmar', 'NotoSansMyanmar', /\p{sc=Myanmar}/u],
  ['noto-sans-oriya', 'NotoSansOriya', /\p{sc=Oriya}/u],
  ['noto-sans-sinhala', 'NotoSansSinhala', /\p{sc=Sinhala}/u],
  ['noto-sans-tamil', 'NotoSansTamil', /\p{sc=Tamil}/u],
  ['noto-sans-telugu', 'NotoSansTelugu', /\p{sc=Telugu}/u],
  ['noto-sans-thaana', 'NotoSansThaana', /\p{sc=Thaana}/u],
  ['noto-sans-yi', 'NotoSansYi', /\p{sc=Yi}/u],
  ['noto-serif-tibetan', 'NotoSerifTibetan', /\p{sc=Tibetan}/u],
] as const;

type Font = (typeof fonts)[number];

/** Package with the Chinese characters of each script, because their shapes differ between China, Taiwan and Japan. */
const han = { Hans: 'noto-sans-sc', Hant: 'noto-sans-tc', Jpan: 'noto-sans-jp' };

const isHan = (name: string): name is keyof typeof han => Object.hasOwn(han, name);

/** Loads Caveat (SIL Open Font License 1.1), the font in which the app shows typed signatures. */
export const loadSignatureFace = (): Promise<FontFace> => faceOf('caveat/600SemiBold', 'Caveat_600SemiBold', /./u);

/** Matches characters that belong to one script. Any other character, such as a digit, uses the font of the text before it. */
export const scriptCharacter = /[^\p{sc=Common}\p{sc=Inherited}]/u;

/** Matches white space and characters without a shape, such as joiners and variation selectors. */
const shapeless = /[\s\p{Default_Ignorable_Code_Point}]/u;

/**
 * Loads the fonts that a text needs, that of the language first. Each font is read once per process. Throws `UnshownCharacterError` if no font has a
 * character, because a record must not replace one.
 */
export async function loadFaces(text: string, language: Language): Promise<readonly FontFace[]> {
  const missing = new Set([...text.normalize('NFC')].filter((character) => !shapeless.test(character)));
  const written = getLikelyLocale(language).script;
  const own = isHan(written) ? han[written] : han.Hans;
  const [base, ...others] = fonts;
  const ordered = [...others.filter(([name]) => name === own), ...others.filter(([name]) => name !== own)];
  const needed = [await faceOfFont(base)];
  const take = async (candidates: readonly Font[], wants: (font: Font, character: string) => boolean) => {
    for (const font of candidates) {
      if (![...missing].some((character) => wants(font, character))) continue;
      const face = await faceOfFont(font);
      const covered = [...missing].filter((character) => wants(font, character) && face.covers(character));
      if (covered.length > 0 && !needed.includes(face)) needed.push(face);
      for (const character of covered) missing.delete(character);
    }
  };
  await take([base], ([, , scripts], character) => scripts.test(character) || !scriptCharacter.test(character));
  await take(ordered, ([, , scripts], character) => scripts.test(character));
  await take(fonts, () => true);
  const [unshown] = missing;
  if (unshown) throw new UnshownCharacterError(unshown);
  return needed;
}

const faceOfFont = ([folder, name, scripts]: Font): Promise<FontFace> =>
  faceOf(`${folder}/400Regular`, `${name}_400Regular`, scripts);

const { resolve } = createRequire(import.meta.url);
const read = new Map<string, Promise<FontFace>>();

function faceOf(folder: string, name: string, scripts: RegExp): Promise<FontFace> {
  const known = read.get(name) ?? readFace(folder, name, scripts);
  read.set(name, known);
  return known;
}

async function readFace(folder: string, name: string, scripts: RegExp): Promise<FontFace> {
  const bytes = await readFile(resolve(`@expo-google-fonts/${folder}/${name}.ttf`));
  return new FontFace(name.replace('_', '-'), new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length), scripts);
}
