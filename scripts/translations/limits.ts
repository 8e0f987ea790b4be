import type { KeyOf } from '../../packages/i18n/src/define-text.ts';
import type { Language } from '../../packages/i18n/src/language.ts';
import type { TextGroups } from '../../packages/i18n/src/text-overrides.ts';
import { type PlaceKind, type Places, placeOf } from './places.ts';

/** The width of a text in px on a phone of 320 px, its letter size, and the lines that its screen was drawn for. */
type Room = { readonly width: number; readonly letter: number; readonly lines: number };

const gutters = 32;
const rooms: Readonly<Record<PlaceKind | 'letter', Room>> = {
  badge: { width: 200, letter: 13, lines: 1 }, // beside the title of a row, or below it
  tab: { width: 120, letter: 15, lines: 1 },
  button: { width: 320 - gutters - 40, letter: 16, lines: 2 },
  bar: { width: 320 - 88, letter: 17, lines: 2 }, // between two buttons of 44 px
  heading: { width: 320 - gutters, letter: 24, lines: 4 },
  label: { width: 320 - gutters, letter: 15, lines: 3 },
  sentence: { width: 320 - gutters, letter: 16, lines: 14 }, // half of a screen of 640 px
  spoken: { width: 320 - gutters, letter: 16, lines: 5 }, // about ten seconds of speech
  letter: { width: 320 - gutters, letter: 16, lines: 28 },
};

/** The mean width of a code point in em. A Thai vowel or tone mark above or below its letter has none. */
const advances: Readonly<Record<Language, number>> = {
  en: 0.52,
  ms: 0.52,
  th: 0.43,
  ja: 1,
  'zh-Hans': 1,
  'zh-Hant': 1,
};

type TextKey = { [G in keyof TextGroups]: `${G}/${KeyOf<TextGroups[G]>}` }[keyof TextGroups];

/** Texts with more room than their kind of place has. */
const exceptions: Partial<Readonly<Record<TextKey, PlaceKind>>> = {
  'application-state/failed.heading': 'label', // a sentence of the specification in a badge, which wraps
  'derivative-pictures/payoff.long.call': 'button', // two tabs a row, which wrap
  'derivative-pictures/payoff.long.put': 'button',
  'derivative-pictures/payoff.short.call': 'button',
  'derivative-pictures/payoff.short.put': 'button',
  'issues/tier-intel-locked': 'sentence', // below the name of a tier, on its card
  'issues/tier-intel-net-assets': 'sentence',
  'opening-choices/choose.digital-id.text': 'sentence', // below the name of a way to open, on its card
  'trading-experience/noPriorRefusal.label': 'sentence', // a declaration beside its box
  'ui-reading/seriesSummary': 'sentence', // all that a chart shows
  'w8ben/capacity': 'sentence', // a declaration beside its box
};

/** Returns how many code points a text may have in a language, placeholders included as they are written. */
export function limitOf(places: Places, group: string, key: string, language: Language): number {
  const { width, letter, lines } = rooms[roomOf(places, group, key)];
  return lines * Math.floor(width / (letter * advances[language]));
}

function roomOf(places: Places, group: string, key: string): keyof typeof rooms {
  if (group === 'sandbox') return roomOfServer(key);
  return (
    (exceptions as Readonly<Record<string, PlaceKind>>)[`${group}/${key}`] ??
    placeOf(places, group, key)?.kind ??
    'sentence'
  );
}

/** The server's pages, emails and PDFs have no stories. */
const roomOfServer = (key: string) => {
  if (key.endsWith('.subject')) return 'label';
  return key.startsWith('mail.') ? 'letter' : 'sentence';
};
