/** Returns the likely script and region of a language (Unicode CLDR likely subtags): `Thai` and `TH` for `th`, `Hant` and `TW` for `zh-Hant`. */
export function getLikelyLocale(language: string): {
  readonly language: string;
  readonly script: string;
  readonly region: string;
} {
  const { language: code, script = '', region = '' } = new Intl.Locale(language).maximize();
  return { language: code, script, region };
}
