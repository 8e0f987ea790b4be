import type { EditionAnswers } from './answers.ts';
import { mix } from './shades.ts';

/** The files of a project by path. */
export type Files = Readonly<Record<string, string>>;

/** The identity document that most citizens of a country have, besides the passport. */
const ownDocuments: Readonly<Record<string, string>> = {
  SG: 'nric',
  MY: 'mykad',
  IN: 'aadhar',
  TH: 'thai-id',
  ID: 'ktp',
  VN: 'cccd',
  ZA: 'zaf',
  CN: 'identification-card',
  HK: 'identification-card',
  MO: 'identification-card',
  TW: 'identification-card',
};

/** Returns the files of the example edition for another region: its texts in English, its colours, and its settings. */
export function editionFiles(example: Files, answers: EditionAnswers): Files {
  const { name, title, languages, appType, country, flows, accent } = answers;
  const documentTypes = [ownDocuments[country] ?? [], 'passport'].flat();
  const capabilities = { digitalId: false, documentTypes, tiers: ['trader', 'standard'], derivatives: flows };
  const [defaultLanguage = 'en'] = languages;
  const { 'src/text/ms.json': _, 'src/text/zh-Hans.json': __, ...kept } = example;
  return {
    ...kept,
    'index.html': replaced(example, 'index.html', [
      ['lang="ms"', `lang="${defaultLanguage}"`],
      ['<title>Pelabuhan</title>', `<title>${title}</title>`],
    ]),
    'editions.json': json({ [name]: { appType, title, country, capabilities } }),
    'src/brand.css': brandStyles(example, answers),
    'public/icon.svg': replaced(example, 'public/icon.svg', [['#3b0f2c', mix(accent, '#000000', 0.55)]]),
    'public/hero.svg': replaced(example, 'public/hero.svg', [
      [/<path d="M2[23]4 .*?>/g, ''], // the towers of Kuala Lumpur
      ['#5f1c49', mix(accent, '#000000', 0.3)],
      ['#e39cc4', mix(accent, '#ffffff', 0.5)],
      ['#290a1f', mix(accent, '#000000', 0.7)],
    ]),
    'src/home-text.ts': replaced(example, 'src/home-text.ts', [
      ["'home-my'", `'home-${name}'`],
      [
        /\(language\) =>\n.*ms\.json'\),\n\)/,
        `async () => ({ default: en })) // add a file and a case for each language`,
      ],
    ]),
    'src/text/en.json': json({
      [`lead.${name}`]: 'Trade the markets of the world from one account.',
      [`who.first.${name}`]: 'Residents, with an identity card',
      [`who.others.${name}`]: 'Other nationalities, with a passport',
      licence: 'Licence {{number}}',
    }),
    'src/edition.ts': replaced(example, 'src/edition.ts', [
      [/documentTypes: \[.*\]/, `documentTypes: ${list(documentTypes)}`],
      [/derivatives: \[.*\]/, `derivatives: ${list(flows)}`],
      ['The edition for Malaysia.', 'The edition.'],
      ["name: 'my'", `name: '${name}'`],
      ['appType: 60', `appType: ${appType}`],
      [/languages: \[.*\]/, `languages: ${list(languages)}`],
      ["defaultLanguage: 'ms'", `defaultLanguage: '${defaultLanguage}'`],
      ["region: 'my'", `region: '${name}'`],
      [/buka\.example\.com/g, 'open.example.com'],
      [/ {2}texts: \{[\s\S]*?\n {2}\},\n/, ''],
      ["wordmark: 'Pelabuhan'", `wordmark: '${title}'`],
      [/ {2}exampleFees: .*\n/, ''],
    ]),
  };
}

/** Returns brand.css with shades of the accent. Change them with the colours page of Storybook. */
function brandStyles(example: Files, { accent }: EditionAnswers): string {
  const night = mix(accent, '#ffffff', 0.55);
  const shades: Readonly<Record<string, string>> = {
    accent,
    'accent-strong': mix(accent, '#000000', 0.2),
    'accent-soft': mix(accent, '#ffffff', 0.9),
    'night-accent': night,
    'night-accent-strong': mix(night, '#ffffff', 0.4),
    'night-accent-soft': mix(accent, '#141414', 0.7),
    'blue-accent-soft': mix(accent, '#1d2a44', 0.7),
    'night-on-accent': mix(accent, '#000000', 0.8),
    hero: mix(accent, '#000000', 0.55),
    'on-hero-muted': mix(accent, '#ffffff', 0.8),
    'chart-1': accent,
    'night-chart-1': night,
  };
  return replaced(
    example,
    'src/brand.css',
    Object.entries(shades).map(([role, colour]) => [new RegExp(`(--q-brand-${role}: )#[0-9a-f]{6}`), `$1${colour}`]),
  );
}

/** Returns a file of the example with replaced texts. Throws TypeError if the example lacks one of them. */
function replaced(example: Files, path: string, changes: readonly (readonly [RegExp | string, string])[]): string {
  return changes.reduce((text, [from, to]) => {
    const isFound = typeof from === 'string' ? text.includes(from) : text.search(from) >= 0;
    if (!isFound) throw new TypeError(`${path} of the example lacks ${from}`);
    return text.replace(from, to);
  }, example[path] ?? '');
}

const list = (values: readonly string[]) => `[${values.map((value) => `'${value}'`).join(', ')}]`;
const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
