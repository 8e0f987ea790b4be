/** The `data-part` of texts in bars: the title of the page and the name of its group. */
const parts = ['bar-title', 'group-name'];

/** The duration of the fade in milliseconds, shorter than that of the page transition. */
const duration = 160;

const wordsOf = (part: string) => document.querySelector<HTMLElement>(`[data-part=${part}]`);

/**
 * Records the texts of the bars. Call the returned function after the next page has rendered: it fades in the texts that have changed. With reduced motion, it
 * does nothing.
 */
export function fadeBarTitles(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const before = parts.map((part) => {
    const words = wordsOf(part);
    return words && getComputedStyle(words).opacity !== '0' ? words : undefined; // a title may appear only after scrolling
  });
  return () => {
    for (const [at, part] of parts.entries()) {
      const [old, next] = [before[at], wordsOf(part)];
      if (old && next && next !== old && next.textContent !== old.textContent)
        next.animate([{ opacity: 0, offset: 0 }], { duration }); // ends at the opacity that scrolling sets
    }
  };
}
