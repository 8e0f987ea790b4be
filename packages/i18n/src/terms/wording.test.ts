import { describe, expect, test } from 'vitest';
import { languages } from '../language.ts';
import { getAllTexts, readTerms } from '../testing/test-texts.ts';

const english = getAllTexts('en');
const contexts = readTerms<Readonly<Record<string, string>>>('contexts.json');

/** The only sentences with a label. They are for fields that an edition adds (MSG-01). */
const forAddedFields = ['issues/enter-field', 'issues/select-field'];
/** Placeholders for a label, a title or an answer. */
const label = '\\{\\{(?:label|field|what|item|step|title|question|answer)\\}\\}';
/** A label must be separate: in quotes, after a colon, or before a colon or a bracket. */
const alone = new RegExp(`[“「]${label}[”」]|(?:: |· |\\. )${label}|^${label}(?=:| \\(|$)`, 'g');

const buildsOnLabel = (text: string): boolean => new RegExp(label).test(text.replace(alone, ''));

/** Words that end in s after a placeholder without being plurals, such as a verb after a name. */
const noPlural = /^(?:as|asks|has|invites|is|was|expires)$/;
/** Matches a plural after a number. Ranges and “or more” are left out, because they are plural for every number. */
const counted = /(?<!\{\{from\}\} to )\{\{(?!kind)\w+\}\} (?:more |new |working )?([a-z]+s)\b/g;

const fixesPlural = ([key, text]: readonly [string, string]): boolean =>
  !/_(?:one|other)$/.test(key) &&
  !english.some(([other]) => other === `${key}_one`) &&
  [...text.matchAll(counted)].some(([, word = '']) => !noPlural.test(word));

type Variant = { readonly text: string; readonly keys: readonly string[] };

/** Returns the translations of an English text, the most frequent first. */
function variantsOf(keys: readonly string[], translations: ReadonlyMap<string, string>): readonly Variant[] {
  const inPlural = (key: string) => ['_other', ''].map((end) => translations.get(key.replace(/_one$/, end)));
  const byText = Map.groupBy(keys, (key) => [translations.get(key), ...inPlural(key)].find(Boolean));
  return [...byText]
    .map(([text = '', users]) => ({ text, keys: users }))
    .toSorted((one, other) => unexplained(other).length - unexplained(one).length);
}

const unexplained = ({ keys }: Variant) => keys.filter((key) => !(key in contexts));

/** Returns the translations that differ from the most frequent one without a context that explains it. */
function differing(translations: ReadonlyMap<string, string>): readonly string[] {
  const repeated = [...Map.groupBy(english, ([, text]) => text).values()].filter(({ length }) => length > 1);
  return repeated.flatMap((texts) => {
    const [usual, ...others] = variantsOf(
      texts.map(([key]) => key),
      translations,
    );
    return others.flatMap((variant) =>
      unexplained(variant).map((key) => `${key}: “${variant.text}”, elsewhere “${usual?.text}”`),
    );
  });
}

describe('labels inside sentences', () => {
  test('accepts a label in quotes, or next to a colon or a bracket', () => {
    const built = english.filter(([key, text]) => buildsOnLabel(text) && !forAddedFields.includes(key));
    expect(built).toEqual([]);
  });

  test('finds a label inside a sentence', () => {
    expect(['Change {{what}}', 'The largest part is {{label}}.'].filter(buildsOnLabel)).toHaveLength(2);
    expect(['Change: {{what}}', 'Go to “{{step}}”', '{{label}} (optional)'].filter(buildsOnLabel)).toEqual([]);
  });
});

describe('plurals next to a number', () => {
  test('no English text has a fixed plural next to a number', () => expect(english.filter(fixesPlural)).toEqual([]));

  test('finds a fixed plural next to a number', () => {
    expect(fixesPlural(['group/key', 'within {{days}} days'])).toBe(true);
    expect(fixesPlural(['group/key', 'in {{from}} to {{to}} working days'])).toBe(false);
    expect(fixesPlural(['group/key_other', 'within {{days}} days'])).toBe(false);
  });
});

describe('translations of repeated English texts', () => {
  test.each(languages)('%s translates equal texts equally, unless a context explains the difference', (language) =>
    expect(differing(new Map(getAllTexts(language)))).toEqual([]),
  );

  test('every context belongs to an existing text', () => {
    const keys = new Set(english.map(([key]) => key));
    expect(Object.keys(contexts).filter((key) => !keys.has(key))).toEqual([]);
  });
});
