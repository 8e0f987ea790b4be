import type { Language } from '../../packages/i18n/src/language.ts';
import type { Place, PlaceKind } from './places.ts';

/** The width of a text in px on a phone of 320 px, its font size in px, and its lines in the design. */
type Room = { readonly width: number; readonly size: number; readonly lines: number };

const page = 320 - 32;
const rooms: Readonly<Record<PlaceKind | 'email', Room>> = {
  badge: { width: 200, size: 13, lines: 1 },
  tab: { width: 120, size: 15, lines: 1 },
  button: { width: page - 40, size: 16, lines: 2 },
  bar: { width: 320 - 88, size: 17, lines: 2 }, // between two buttons of 44 px
  heading: { width: page, size: 24, lines: 4 },
  label: { width: page, size: 15, lines: 3 },
  sentence: { width: page, size: 16, lines: 14 }, // half of a screen
  spoken: { width: page, size: 16, lines: 5 }, // about ten seconds of speech
  email: { width: page, size: 16, lines: 28 },
};

/** The mean width of a code point in em. Thai vowels and tone marks above or below a letter have no width. */
const advances: Readonly<Record<Language, number>> = {
  en: 0.52,
  ms: 0.52,
  th: 0.43,
  ja: 1,
  'zh-Hans': 1,
  'zh-Hant': 1,
};

/** Texts with more room than their place usually has. */
const exceptions: Readonly<Record<string, PlaceKind>> = {
  'application-state/failed.heading': 'label', // a badge that wraps
  'derivative-pictures/payoff.long.call': 'button', // tabs that wrap
  'derivative-pictures/payoff.long.put': 'button',
  'derivative-pictures/payoff.short.call': 'button',
  'derivative-pictures/payoff.short.put': 'button',
  'issues/tier-intel-locked': 'sentence',
  'issues/tier-intel-net-assets': 'sentence',
  'opening-choices/choose.digital-id.text': 'sentence',
  'trading-experience/noPriorRefusal.label': 'sentence',
  'ui-reading/seriesSummary': 'sentence',
  'w8ben/capacity': 'sentence',
};

/** Returns how many code points, with placeholders, a text may have in a language; undefined if no story shows the text. */
export function limitOf(text: string, place: Place | undefined, language: Language): number | undefined {
  const kind = exceptions[text] ?? emailKind(text) ?? place?.kind;
  if (!kind) return undefined;
  const { width, size, lines } = rooms[kind];
  return lines * Math.floor(width / (size * advances[language]));
}

function emailKind(text: string): 'label' | 'email' | undefined {
  if (!text.startsWith('sandbox/mail.')) return undefined;
  return text.endsWith('.subject') ? 'label' : 'email';
}
