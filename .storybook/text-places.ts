import type { Text, Values } from '../packages/i18n/src/define-text.ts';
import { TextStore } from '../packages/i18n/src/text-store.ts';
import type { PlaceKind, StoryPlaces } from '../scripts/translations/places.ts';
import { resolveAppearance } from './editions.ts';
import { checkStoryEndIn } from './texts-at-end.ts';

/** The texts that the story on screen has requested so far, as `group/key`. */
const requested = new Set<string>();

/** Text store that adds each requested text to `requested`. */
export class RecordingStore extends TextStore {
  override translate(text: Text, key: string, values?: Values): string {
    requested.add(`${text.name}/${key}`);
    return super.translate(text, key, values);
  }
}

type Ended = { canvasElement: HTMLElement; globals: Record<string, string>; id: string; viewMode: string };

/** After a story, writes the texts that it shows and the kind of place of each, in runs of `npm run translations -- places`. */
export async function recordTextPlaces({ canvasElement, globals, id, viewMode }: Ended): Promise<void> {
  if (!import.meta.env.STORYBOOK_PLACES || viewMode === 'docs') return;
  const askedFor = [...requested];
  requested.clear();
  if (resolveAppearance(globals).language !== 'en') return;

  const [{ KeyStore }, { commands }] = await Promise.all([import('./texts.ts'), import('vitest/browser')]);
  const { body } = canvasElement.ownerDocument;
  await checkStoryEndIn(new KeyStore('en', 'keys'), () => commands.savePlaces(id, { shown: placesIn(body), askedFor }));
}

const mark = /⟦([\w-]+\/[^⟧]+)⟧/g;

/** Returns the kind of place of each text on the page. A text in several places has the smallest one. */
function placesIn(root: Element): StoryPlaces['shown'] {
  const found: Record<string, PlaceKind> = {};
  const add = (text: string, kind: PlaceKind) => {
    for (const [, place = ''] of text.matchAll(mark)) {
      const before = found[place];
      if (!before || byRoom.indexOf(kind) < byRoom.indexOf(before)) found[place] = kind;
    }
  };
  const walker = root.ownerDocument.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.parentElement) add(node.textContent ?? '', kindOf(node.parentElement));
  }
  for (const element of root.querySelectorAll('[aria-label], [alt], [placeholder]')) {
    for (const name of ['aria-label', 'alt', 'placeholder']) add(element.getAttribute(name) ?? '', 'spoken');
  }
  return found;
}

const byRoom: readonly PlaceKind[] = ['badge', 'tab', 'button', 'bar', 'heading', 'label', 'sentence', 'spoken'];

const selectors: readonly (readonly [string, PlaceKind])[] = [
  ['[role=tab]', 'tab'],
  ['span[data-tone]', 'badge'],
  ['[data-part=face]', 'button'],
  ['header h1, header p', 'bar'],
  ['h1, h2, h3', 'heading'],
  ['label, legend, dt, th', 'label'],
];

function kindOf(element: Element): PlaceKind {
  const { width, height } = element.getBoundingClientRect();
  if (width <= 1 || height <= 1) return 'spoken'; // for screen readers, or hidden
  return selectors.find(([selector]) => element.closest(selector))?.[1] ?? 'sentence';
}
