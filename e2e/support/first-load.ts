import type { Page } from '@playwright/test';

/** What nobody caught on this page, so far. */
export function watchProblems(page: Page): () => readonly string[] {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  return () => problems;
}

/** What a page has painted since it was opened: its words, and how far its parts were moved. */
export type Shown = { readonly words: readonly string[]; readonly shift: number };

/** Looks at every frame of the pages that are opened from here on. */
export async function watchShown(page: Page): Promise<() => Promise<Shown>> {
  await page.addInitScript(() => {
    const seen = { words: [] as string[], shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const root = document.getElementById('root');
      const words = root?.getClientRects().length ? root.innerText.trim() : ''; // of what is not rendered innerText gives the text all the same
      if (words && seen.words.at(-1) !== words) seen.words.push(words);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return () => page.evaluate(() => (window as unknown as { seen: Shown }).seen);
}
