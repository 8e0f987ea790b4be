/** The words of bars that stay: the title of the page, and the name of its group. */
const parts = ['bar-title', 'group-name'];

/** Milliseconds in which new words come: they are there before the page has turned. */
const duration = 160;

const wordsOf = (part: string) => document.querySelector<HTMLElement>(`[data-part=${part}]`);

/**
 * Notes the words of the bars. The returned function fades in those that have changed since; not with reduced motion. The old ones go with the first frame in which
 * the page turns: over a page that comes they would name the wrong one.
 */
export function fadeWords(): () => void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return () => undefined;
  const before = parts.map((part) => {
    const words = wordsOf(part);
    return words && getComputedStyle(words).opacity !== '0' ? words : undefined; // a title may show only once the page is scrolled
  });
  return () => {
    for (const [at, part] of parts.entries()) {
      const [old, next] = [before[at], wordsOf(part)];
      if (old && next && next !== old && next.textContent !== old.textContent)
        next.animate([{ opacity: 0, offset: 0 }], { duration }); // to what the scrolling shows of it
    }
  };
}
