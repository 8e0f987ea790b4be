import { describe, expect, test } from 'vitest';
import { type Language, languages } from '../language.ts';
import { getAllTexts, readTerms } from '../testing/test-texts.ts';

type Term = {
  readonly concept: string;
  readonly definition: string;
  readonly terms: Readonly<Record<Language, string>>;
};
type Rule = { readonly pattern: string; readonly better: string };

const terms = readTerms<readonly Term[]>('terms.json');
const forbidden = readTerms<Readonly<Record<Language, readonly Rule[]>>>('forbidden.json');

/** Texts with wording from another document. */
const quoted = [
  /^countries\//,
  /^w8ben\/(?:name\.label$|certify|permanentAddress\.line)/,
  // The specification defines this list of characters.
  /^issues\/name-characters$/,
];

const breaches = (language: Language, texts: readonly (readonly [string, string])[]) =>
  texts
    .filter(([key]) => !quoted.some((pattern) => pattern.test(key)))
    .flatMap(([key, text]) =>
      forbidden[language].flatMap(({ pattern, better }) => {
        const found = new RegExp(pattern, 'iu').exec(text)?.[0];
        return found ? [`${key}: “${found}” → ${better}`] : [];
      }),
    );

describe('the termbase', () => {
  test('the termbase has one definition per concept and a term in every language', () => {
    expect(new Set(terms.map(({ concept }) => concept)).size).toBe(terms.length);
    for (const { concept, definition, terms: words } of terms) {
      expect(definition, concept).toMatch(/\.$/);
      expect(Object.keys(words).sort(), concept).toEqual([...languages].sort());
    }
  });

  test.each(languages)('%s terms contain no word to avoid', (language) => {
    expect(
      breaches(
        language,
        terms.map((term) => [term.concept, term.terms[language]] as const),
      ),
    ).toEqual([]);
  });

  test('the termbase matches the table in the docs', async () => {
    const rows = terms.map(
      ({ concept, definition, terms: words }) =>
        `| ${concept} | ${definition} | ${languages.map((language) => words[language]).join(' | ')} |`,
    );
    const avoided = languages.flatMap((language) =>
      forbidden[language].map(
        ({ pattern, better }) => `| ${language} | \`${pattern.replaceAll('|', '\\|')}\` | ${better} |`,
      ),
    );
    await expect(`# Terms
This page is generated from \`packages/i18n/src/terms\`; do not edit it. \`npm test\` checks that the page is current, and that texts do not contain the words to avoid. The terms in zh-Hant follow the usage of Hong Kong.

| concept | definition | ${languages.join(' | ')} |
|---|---|${'---|'.repeat(languages.length)}
${rows.join('\n')}

## Words to avoid
Each is a regular expression, without regard to case. The exact English of the specification and of form W-8BEN is exempt.

| language | not | but |
|---|---|---|
${avoided.join('\n')}
`).toMatchFileSnapshot('../../../../docs/terms.md');
  });
});

describe('words to avoid in texts', () => {
  test.each(languages)('%s texts contain no word to avoid', (language) =>
    expect(breaches(language, getAllTexts(language))).toEqual([]),
  );

  test('reports a word to avoid with its key and a better word', () => {
    expect(breaches('en', [['group/key', 'Bind an e-mail address']])).toEqual(['group/key: “e-mail” → email']);
    expect(breaches('zh-Hant', [['group/key', '上傳']])).toEqual(['group/key: “上傳” → 上載']);
  });
});
