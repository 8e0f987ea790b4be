import { byMoment } from './moments.ts';
import { statesIn } from './states.ts';

/** Names of stories in one language or at one width, which repeat a state that the page shows already. */
const repeated = /\b(?:Thai|Japanese|Chinese|Malay)\b|\b(?:narrow|320)$/;
/** Names of stories that operate a component of the kit, so that its looks come first. */
const operated = /^(?:by )?(?:keyboard|pointer)\b|^(?:pasted|escaped|composed)\b/i;

/** Titles of pages about what was decided or what failed: their order is that of their file. */
const aboutOutcomes = /\b(?:home|status|refused|to fix|failed|board)$|\/Status card$/i;

/** Names of stories that show what a component of the kit is. */
const plain = /^(?:empty|filled|open|plain)$/i;

const places = [
  'plain',
  'happy',
  'operated',
  'error',
  'to-fix',
  'read-only',
  'loading',
  'offline',
  'repeated',
] as const;

/** Returns what a story adds to its page, by its title and name. */
function placeOf(title: string, name: string): (typeof places)[number] {
  if (repeated.test(name)) return 'repeated';
  if (title.startsWith('Components/')) {
    if (plain.test(name)) return 'plain';
    return operated.test(name) ? 'operated' : 'happy';
  }
  const own = statesIn('', name);
  if (own.includes('offline')) return 'offline';
  if (own.includes('loading')) return 'loading';
  if (aboutOutcomes.test(title)) return own.includes('error') && !title.endsWith('failed') ? 'error' : 'happy';
  if (own.includes('error')) return 'error';
  if (own.includes('to-fix')) return 'to-fix';
  return /\bread only$/.test(name) ? 'read-only' : 'happy';
}

type Named = { readonly title?: string | undefined; readonly name?: string | undefined };

/**
 * Sorts the stories of a page: the happy path in the order of the file, errors, what was sent back, what can only be
 * read, loading, a lost network, and then languages and widths. A component with moments has their order.
 */
export function inReadingOrder<Story extends Named>(stories: readonly Story[], title = ''): Story[] {
  const sorted = stories.toSorted((a, b) => placeIn(title, a) - placeIn(title, b));
  return byMoment(stories[0]?.title ?? title, sorted).flatMap((group) => group.stories);
}

const placeIn = (title: string, story: Named) => places.indexOf(placeOf(story.title ?? title, story.name ?? ''));
