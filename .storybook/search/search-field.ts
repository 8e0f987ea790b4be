import { type IndexEntry, type Result, resultOf, searchIn } from './ranking.ts';

const fieldId = 'storybook-explorer-searchfield';
const listId = 'quayside-search-results';
const placeholder = 'Find a screen, state or component';
const shown = 50;

/**
 * Shows results of its own below the search of the sidebar. Storybook's search needs every word, such as “or”, knows no keywords, and calls each documentation page
 * “Docs”. It keeps the field, its shortcut and the list of pages that were opened before. Returns a function that takes the ids that the filter of the sidebar shows.
 */
export function startSearch(open: (id: string) => void): (shown: ReadonlySet<string>) => void {
  let inSidebar: ReadonlySet<string> | undefined;
  let entries: readonly IndexEntry[] = [];
  let found: readonly Result[] = [];
  let marked = -1;
  let typed = '';

  const sync = () => {
    const field = fieldIn();
    if (!field) return;
    const value = field.value.trim();
    if (value !== typed) {
      typed = value;
      marked = -1;
    }
    const sought = inSidebar ? entries.filter(({ id }) => inSidebar?.has(id)) : entries;
    found = typed ? searchIn(sought, typed) : [];
    const all = found.length > 0 || !typed ? found : searchIn(entries, typed);
    draw(field, { typed, found, marked, hasHidden: all.length > 0 });
  };
  const choose = (id: string) => {
    clear(fieldIn());
    open(id);
    sync();
  };

  void fetch('./index.json')
    .then((response) => response.json() as Promise<{ entries: Readonly<Record<string, IndexEntry>> }>)
    .then((index) => {
      entries = Object.values(index.entries);
      sync();
    });

  document.addEventListener('input', ({ target }) => isField(target) && sync());
  document.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest<HTMLElement>(`#${listId} [role="option"]`) : null;
    if (row?.dataset.id) choose(row.dataset.id);
    else requestAnimationFrame(sync); // the button beside the field may have emptied it
  });
  document.addEventListener(
    'keydown',
    (event) => {
      const { key, isComposing, target } = event;
      if (!isField(target) || isComposing || !typed) return;
      if (key === 'Escape') requestAnimationFrame(sync);
      const last = Math.min(found.length, shown) - 1;
      const to = nextMark(key, marked, last);
      const chosen = key === 'Enter' ? found[Math.max(marked, 0)] : undefined;
      if (to === undefined && key !== 'Enter') return;
      event.preventDefault();
      event.stopPropagation();
      if (chosen) return choose(chosen.id);
      marked = to ?? marked;
      sync();
    },
    { capture: true },
  );
  new MutationObserver(() => {
    const field = fieldIn();
    if (field && field.placeholder !== placeholder) field.placeholder = placeholder;
    nameOpened(entries);
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['placeholder'] });
  return (shown) => {
    inSidebar = shown;
    sync();
  };
}

/** Returns the row that an arrow key marks: from the last one to the first, and back. */
function nextMark(key: string, marked: number, last: number): number | undefined {
  if (key === 'ArrowDown') return marked >= last ? 0 : marked + 1;
  if (key === 'ArrowUp') return marked <= 0 ? last : marked - 1;
  return undefined;
}

const isField = (target: EventTarget | null) => target instanceof HTMLInputElement && target.id === fieldId;
const fieldIn = () => document.getElementById(fieldId) as HTMLInputElement | null;

/** Empties the field so that React notices, and leaves it. */
function clear(field: HTMLInputElement | null): void {
  if (!field) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '');
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.blur();
}

type Drawn = {
  readonly typed: string;
  readonly found: readonly Result[];
  readonly marked: number;
  /** whether there are results, although the filter may hide all of them */
  readonly hasHidden: boolean;
};

function draw(field: HTMLInputElement, { typed, found, marked, hasHidden }: Drawn): void {
  const box = boxOf();
  if (!box) return;
  box.hidden = !typed;
  const [status, list] = box.children as unknown as [HTMLElement, HTMLElement];
  status.textContent = statusOf(found.length, hasHidden);
  list.replaceChildren(...found.slice(0, shown).map((result, index) => rowOf(result, index, index === marked)));
  if (!typed) return field.removeAttribute('aria-activedescendant');
  field.setAttribute('aria-controls', listId);
  if (marked < 0) return field.removeAttribute('aria-activedescendant');
  field.setAttribute('aria-activedescendant', `${listId}-${marked}`);
  list.children[marked]?.scrollIntoView({ block: 'nearest' });
}

function statusOf(count: number, hasHidden: boolean): string {
  if (!count && hasHidden) return 'Nothing found in what the filter shows. Clear the filter to search everything.';
  if (!count) return 'Nothing found. Try another word, or fewer.';
  if (count > shown) return `The best ${shown} of ${count} results`;
  return count === 1 ? '1 result' : `${count} results`;
}

/** Returns the place of the results, before the tree, and makes it where Storybook has drawn the sidebar anew. */
function boxOf(): HTMLElement | null {
  const menu = document.getElementById('storybook-explorer-menu');
  const before = menu?.previousElementSibling;
  if (before instanceof HTMLElement && before.className === 'quayside-search') return before;
  if (!menu) return null;
  const box = document.createElement('div');
  box.className = 'quayside-search';
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  const list = document.createElement('ol');
  list.id = listId;
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Results');
  box.append(status, list);
  menu.before(box);
  return box;
}

function rowOf({ id, name, place }: Result, index: number, isMarked: boolean): HTMLElement {
  const row = document.createElement('li');
  row.id = `${listId}-${index}`;
  row.className = 'search-result-item';
  row.dataset.id = id;
  row.setAttribute('role', 'option');
  row.setAttribute('aria-selected', String(isMarked));
  const places = document.createElement('small');
  places.textContent = place;
  row.append(name, places);
  return row;
}

/** Gives pages that were opened before their names, in Storybook's own list. */
function nameOpened(entries: readonly IndexEntry[]): void {
  for (const row of document.querySelectorAll<HTMLElement>('#storybook-explorer-menu .search-result-item')) {
    const title = row.querySelector('.search-result-item--label')?.firstElementChild?.firstChild;
    const entry = entries.find(({ id }) => id === row.dataset.id);
    if (title && entry && title.textContent === 'Docs') title.textContent = resultOf(entry).name;
  }
}
