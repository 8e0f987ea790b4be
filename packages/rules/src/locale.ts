/** The likely script and region of a language (Unicode CLDR likely subtags): `th` is `Thai` in `TH`, `zh-Hant` is `Hant` in `TW`. */
export function localeOf(language: string): {
  readonly language: string;
  readonly script: string;
  readonly region: string;
} {
  const { language: code, script = '', region = '' } = new Intl.Locale(language).maximize();
  return { language: code, script, region };
}
