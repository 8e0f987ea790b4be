import { englishTextLoaders } from './text-packs.ts';

/** Thrown if a story shows the key of a text instead of the text. */
export class RawKeyError extends Error {
  override readonly name = 'RawKeyError';
  constructor(keys: readonly string[]) {
    super(`Keys instead of texts: ${keys.join(', ')}. A key with _one and _other needs a number among its values.`);
  }
}

/** Throws RawKeyError if a story ends with the key of a text on screen. Loads the texts only if a text looks like a key. */
export async function checkRawKeys({
  canvasElement,
  globals,
  viewMode,
}: {
  canvasElement: HTMLElement;
  globals: { texts?: unknown };
  viewMode: string;
}): Promise<void> {
  if (globals.texts !== 'words' || viewMode === 'docs') return;
  const shown = wordsIn(canvasElement.ownerDocument.body).filter((words) => /^[a-z][\w-]*(?:\.[\w-]+)+$/i.test(words));
  if (shown.length === 0) return;
  const all = await Promise.all(Object.values(englishTextLoaders).map((load) => load()));
  const keys = new Set(all.flatMap((texts) => Object.keys(texts).map((key) => key.replace(/_(one|other)$/, ''))));
  const raw = shown.filter((words) => keys.has(words));
  if (raw.length > 0) throw new RawKeyError(raw);
}

function wordsIn(body: HTMLElement): string[] {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found = new Set<string>();
  while (walker.nextNode()) found.add(walker.currentNode.textContent?.trim() ?? '');
  return [...found];
}
