import { keywords } from './keywords.ts';

/** An entry of Storybook's index.json. */
export type IndexEntry = {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly type: string;
  readonly tags?: readonly string[];
};

export type Result = {
  readonly id: string;
  /** “Sheet” for a page, “Thai – Calendar” for a story. */
  readonly name: string;
  /** “Components / Overlays” */
  readonly place: string;
};

/** Words that a question has and that say nothing of a page. They only decide between pages that match otherwise. */
const stopWords = new Set(
  'a about an and are be by can do does for from how i in is it my of on or should that the this to use what when where which with you'.split(
    ' ',
  ),
);
const american: Readonly<Record<string, string>> = { color: 'colour', gray: 'grey', center: 'centre' };

/** What else readers call the state that a tag names. */
const wordsOfTags: Readonly<Record<string, string>> = {
  'to-fix': 'to fix sent back returned resubmission rejected correct',
  'under-review': 'under review waiting pending submitted',
  refused: 'refused declined failed',
  offline: 'offline network',
  loading: 'loading skeleton',
  error: 'error failed rejected',
};

/** How much a word counts in a place, when it is there and when a word there begins with it. A page and its name come before stories. */
const weights = {
  page: { name: [12, 8], keyword: [9, 6], group: [2, 1] },
  story: { name: [7, 5], page: [4, 3], tag: [3, 2], group: [2, 1] },
} as const;
/** For a name that takes up the whole search. */
const wholeName = 4;
/** The share of a word that has one letter wrong. */
const nearly = 1 / 4;
const stopWordCounts = 0.5;

type Ranked = { readonly result: Result; readonly matched: number; readonly score: number };

/** Returns what a reader may mean, best first. An entry that has more of the words comes before one that has fewer. */
export function searchIn(entries: readonly IndexEntry[], typed: string): Result[] {
  const all = wordsOf(typed);
  const meant = all.filter((word) => !stopWords.has(word));
  const words = meant.length ? meant : all;
  const extra = all.filter((word) => !words.includes(word));
  return entries
    .filter(({ tags }) => tags?.includes('dev') ?? true)
    .map((entry) => ranked(entry, words, extra))
    .filter(({ matched }) => matched > 0)
    .toSorted((a, b) => b.matched - a.matched || b.score - a.score || a.result.name.length - b.result.name.length)
    .map(({ result }) => result);
}

/** Returns how a result calls an entry: each documentation page would be “Docs” otherwise. */
export function resultOf({ id, title, name, type }: IndexEntry): Result {
  const parts = title.split('/');
  const page = parts.at(-1) ?? title;
  return {
    id,
    name: type === 'docs' && name === 'Docs' ? page : `${name} – ${page}`,
    place: parts.slice(0, -1).join(' / '),
  };
}

function ranked(entry: IndexEntry, words: readonly string[], extra: readonly string[]): Ranked {
  const places = placesOf(entry);
  const name = places[0]?.words ?? [];
  const scores = words.map((word) => Math.max(...places.map((place) => scoreIn(place, word))));
  const share = name.filter((word) => words.some((typed) => word.startsWith(typed))).length / (name.length || 1);
  const said = extra.filter((word) => name.includes(word)).length;
  return {
    result: resultOf(entry),
    matched: scores.filter((score) => score > 0).length,
    score: scores.reduce((sum, score) => sum + score, 0) + share * wholeName + said * stopWordCounts,
  };
}

type Place = { readonly words: readonly string[]; readonly counts: readonly [number, number] };

function placesOf({ title, name, type, tags = [] }: IndexEntry): Place[] {
  const parts = title.split('/');
  const page = wordsOf(parts.at(-1) ?? '');
  const group = wordsOf(parts.slice(0, -1).join(' '));
  if (type !== 'docs')
    return [
      { words: wordsOf(name), counts: weights.story.name },
      { words: page, counts: weights.story.page },
      { words: tags.flatMap((tag) => wordsOf(wordsOfTags[tag] ?? '')), counts: weights.story.tag },
      { words: group, counts: weights.story.group },
    ];
  return [
    { words: page, counts: weights.page.name },
    ...(keywords[title] ?? []).map((keyword, index): Place => {
      const [same, begun] = weights.page.keyword;
      return { words: wordsOf(keyword), counts: [same - index / 10, begun - index / 10] };
    }),
    { words: group, counts: weights.page.group },
  ];
}

function scoreIn({ words, counts: [same, begun] }: Place, typed: string): number {
  if (words.includes(typed)) return same;
  if (words.some((word) => word.startsWith(typed))) return begun;
  return words.some((word) => isNearly(word, typed)) ? begun * nearly : 0;
}

/** A word of five letters or more may have one wrong, missing or extra letter. */
function isNearly(word: string, typed: string): boolean {
  if (typed.length < 5 || Math.abs(word.length - typed.length) > 1) return false;
  const first = [...typed].findIndex((letter, index) => letter !== word[index]);
  const at = first < 0 ? typed.length : first;
  return [
    [at + 1, at + 1],
    [at + 1, at],
    [at, at + 1],
  ].some(([from, to]) => typed.slice(from) === word.slice(to));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => american[word] ?? word)
    .map((word) => (/[^sui]s$/.test(word) && word.length > 3 ? singular(word) : word));

const singular = (word: string) => american[word.slice(0, -1)] ?? word.slice(0, -1);
