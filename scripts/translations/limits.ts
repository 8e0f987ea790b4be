import type { Language } from '../../packages/i18n/src/language.ts';
import limits from './limits.json' with { type: 'json' };
import type { Place, PlaceKind } from './places.ts';

/** The width of a text in px on a phone of 320 px, its font size in px, and its lines in the design. */
type Room = { readonly width: number; readonly size: number; readonly lines: number };

const rooms: Readonly<Record<PlaceKind | 'email', Room>> = limits.rooms;
/** The mean width of a code point in em. Thai vowels and tone marks above or below a letter have no width. */
const advances: Readonly<Record<Language, number>> = limits.advances;
/** Texts with more room than their place usually has. */
const exceptions = limits.exceptions as Readonly<Record<string, PlaceKind>>;

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
