import type { Page } from '@playwright/test';

export function watchPageErrors(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return () => problems;
}

/** The texts that a page has painted since it opened, oldest first, and the sum of its layout shifts. */
export type PaintedTexts = { readonly words: readonly string[]; readonly shift: number };

/** Records what pages paint that open later. The returned function resolves with the record of the page that is then open. */
export async function watchPaintedTexts(page: Page): Promise<() => Promise<PaintedTexts>> {
  await page.addInitScript(() => {
    const seen = { words: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const root = document.getElementById('root');
      const words = root?.getClientRects().length ? root.innerText.trim() : ''; // `innerText` also returns hidden text
      if (words && seen.words.at(-1) !== words) seen.words.push(words);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { seen: PaintedTexts }).seen);
}
