/** What the page reports at each touch, key and entry. The URL changes before the next screen renders, and nothing is measured in between. */
export type PageReport = {
  readonly path: string;
  readonly heights: number;
  /** The visible texts, one for each text node. */
  readonly texts: readonly string[];
  readonly taps: number;
  readonly keys: number;
  readonly typed: number;
  readonly digits: number;
  readonly boxes: number;
  readonly strokes: number;
};

/** The name of the function that `EffortWatch` adds to the page to receive reports. */
export const effortBinding = 'reportEffort';

/**
 * Runs in the page. Calls `binding` with a report for each touch, key and entry. Playwright focuses boxes, chooses
 * options and sets files without touches. Each counts as a customer's taps: one for a box, two for an option or a file.
 */
export function recordEffort(binding: string): void {
  const page = window as unknown as Record<string, unknown>;
  if (page.effortIsRecorded) return;
  page.effortIsRecorded = true;
  const boxes = new WeakMap<Element, { value: string; touched: 'yes' | 'no'; typed: 'yes' | 'no' }>();
  let down: { x: number; y: number } | undefined;
  let lastInput: 'pointer' | 'keyboard' = 'pointer';
  const isBox = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
    (target instanceof HTMLInputElement && !['radio', 'checkbox', 'file', 'button', 'submit'].includes(target.type)) ||
    target instanceof HTMLTextAreaElement;
  const hidden =
    '[aria-hidden=true],dialog,[role=dialog],[role=alertdialog],[role=listbox],select,script,style,noscript,svg';
  const visibleTexts = (): readonly string[] => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent || parent.closest(hidden) || parent.getBoundingClientRect().width < 4) continue;
      if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const text = node.textContent?.trim();
      if (text) texts.push(text);
    }
    return texts;
  };
  const report = (own: Partial<PageReport>) => {
    const nothing = { taps: 0, keys: 0, typed: 0, digits: 0, boxes: 0, strokes: 0 };
    const seen = {
      // The question pages of a URL have separate history entries.
      path: `${location.origin}${location.pathname} ${history.state?.usr?.question ?? ''}`.trim(),
      heights: document.documentElement.scrollHeight / innerHeight,
      texts: visibleTexts(),
    };
    (page[binding] as (report: PageReport) => void)({ ...nothing, ...seen, ...own });
  };
  page.lookAtEffort = () => report({});
  const on = <K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void) =>
    addEventListener(type, (event) => event.isTrusted && act(event), { capture: true });
  on('pointerdown', ({ target, clientX, clientY }) => {
    down = { x: clientX, y: clientY };
    lastInput = 'pointer';
    if (isBox(target)) boxes.set(target, { value: target.value, typed: 'no', ...boxes.get(target), touched: 'yes' });
    report({ taps: 1 });
  });
  on('pointerup', ({ clientX, clientY }) => {
    if (down && Math.hypot(clientX - down.x, clientY - down.y) > 20) report({ taps: -1, strokes: 1 });
  });
  on('focusin' as 'focus', ({ target }) => {
    if (isBox(target) && !boxes.has(target)) boxes.set(target, { value: target.value, touched: 'no', typed: 'no' });
  });
  on('keydown', ({ key, ctrlKey, metaKey, target }) => {
    lastInput = 'keyboard';
    if (target instanceof HTMLSelectElement && key.length === 1) report({ typed: 1 });
    else if (key.length > 1 || ctrlKey || metaKey || (key === ' ' && !isBox(target))) report({ keys: 1 });
  });
  addEventListener(
    'input',
    ({ target }) => {
      if (!isBox(target)) return;
      const box = boxes.get(target) ?? { value: '', touched: 'no', typed: 'no' };
      let same = 0;
      while (same < target.value.length && target.value[same] === box.value[same]) same += 1;
      const typed = target.value.length - same;
      boxes.set(target, { ...box, value: target.value, typed: typed > 0 ? 'yes' : box.typed });
      if (typed === 0) return;
      const isFirst = box.typed === 'no';
      const isSearch = target.closest('dialog,[role=dialog]') !== null;
      report({
        typed,
        digits: isSearch ? 0 : target.value.slice(same).replace(/\D/g, '').length,
        boxes: isFirst && !isSearch ? 1 : 0,
        taps: isFirst && box.touched === 'no' && lastInput === 'pointer' ? 1 : 0, // after a touch, a search has no focus
      });
    },
    { capture: true },
  );
  addEventListener(
    'change',
    ({ target }) => {
      const isFile = target instanceof HTMLInputElement && target.type === 'file';
      if (lastInput === 'pointer' && (isFile || target instanceof HTMLSelectElement)) report({ taps: 2 });
    },
    { capture: true },
  );
}
