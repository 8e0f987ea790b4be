import type { Language } from '../../packages/i18n/src/language.ts';
import limits from './limits.json' with { type: 'json' };
import type { PlaceKind, StoryPlace } from './places.ts';

/** The space for a text on a phone of 320 px: its width and font size in px, and the number of lines in the design. */
type Room = { readonly width: number; readonly size: number; readonly lines: number };

const rooms: Readonly<Record<PlaceKind | 'email', Room>> = limits.rooms;
/** The mean width of a code point in em, by language. Thai vowels and tone marks above or below a letter have no width. */
const advances: Readonly<Record<Language, number>> = limits.advances;
/** The kind of place for texts that have more room than their own place usually has, by `group/key`. */
const exceptions = limits.exceptions as Readonly<Record<string, PlaceKind>>;

/**
 * Returns how many code points a text may have in a language, placeholders included. `text` is its `group/key`. Returns
 * undefined if no story shows the text.
 */
export function findTextLimit(text: string, place: StoryPlace | undefined, language: Language): number | undefined {
  const kind = exceptions[text] ?? emailKind(text) ?? place?.kind;
  if (!kind) return undefined;
  const { width, size, lines } = rooms[kind];
  return lines * Math.floor(width / (size * advances[language]));
}

function emailKind(text: string): 'label' | 'email' | undefined {
  if (!text.startsWith('sandbox/mail.')) return undefined;
  return text.endsWith('.subject') ? 'label' : 'email';
}
