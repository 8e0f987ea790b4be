// Writes the country names in each language. Run it with
// `node scripts/run.mjs exec -- node --conditions=quayside-source packages/i18n/scripts/generate-countries.mjs`.
// Names come from CLDR through the Intl of Node, because the data of web views differ. Lists show the order of the file, so keys
// have the alphabetical order of the language.
import { writeFileSync } from 'node:fs';
import { countryCodes } from '@quayside/rules/internals/country';
import { languageTable } from '@quayside/values/internals/language-table';

// Traditional Chinese has the names of Hong Kong (意大利, not 義大利). Chinese lists are sorted by pinyin or by strokes.
const sources = {
  'zh-Hans': { names: 'zh-Hans', order: 'zh-Hans-u-co-pinyin' },
  'zh-Hant': { names: 'zh-Hant-HK', order: 'zh-Hant-u-co-stroke' },
};

// Names that brokers of the region use. CLDR has "Hong Kong SAR China" and "中国香港特别行政区".
const overrides = {
  HK: { en: 'Hong Kong', 'zh-Hans': '中国香港', 'zh-Hant': '香港', ms: 'Hong Kong', th: 'ฮ่องกง', ja: '香港' },
  MO: { en: 'Macau', 'zh-Hans': '中国澳门', 'zh-Hant': '澳門', ms: 'Macau', th: 'มาเก๊า', ja: 'マカオ' },
  TW: { en: 'Taiwan', 'zh-Hans': '中国台湾', 'zh-Hant': '台灣', ms: 'Taiwan', th: 'ไต้หวัน', ja: '台湾' },
};

for (const language of Object.keys(languageTable)) {
  const { names, order } = sources[language] ?? { names: language, order: language };
  const display = new Intl.DisplayNames(names, { type: 'region', fallback: 'none' });
  const collator = new Intl.Collator(order);
  const entries = countryCodes.map((code) => [code, overrides[code]?.[language] ?? display.of(code)]);
  const missing = entries.filter(([, name]) => !name).map(([code]) => code);
  if (missing.length)
    throw new Error(
      `No ${language} name for ${missing.join(', ')}: this Node lacks the full ICU data. Use the project's own.`,
    );
  entries.sort(([, a], [, b]) => collator.compare(a, b));
  writeFileSync(
    new URL(`../src/text/countries/${language}.json`, import.meta.url),
    `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`,
  );
}
