import axe from 'axe-core';

const skins = ['white', 'black', 'blue'];

/** Thrown if a text in a story has too little contrast in a skin. */
export class SkinContrastError extends Error {
  override readonly name = 'SkinContrastError';
  constructor(skin: string, violations: readonly axe.Result[]) {
    const found = violations
      .flatMap(({ nodes }) => nodes)
      .map(({ html, failureSummary }) => `${html}\n${failureSummary}`);
    super(`Contrast in the ${skin} skin:\n${found.join('\n')}`);
  }
}

type Ended = {
  canvasElement: HTMLElement;
  globals: { skin?: unknown };
  parameters: { a11y?: { test?: unknown } };
  viewMode: string;
};

/**
 * After a story, checks the contrast of its texts in every skin, if STORYBOOK_AXE is `all`. Rejects with
 * SkinContrastError if a text has too little. Storybook's own accessibility test skips contrast.
 */
export async function checkContrast({ canvasElement, globals, parameters, viewMode }: Ended): Promise<void> {
  if (import.meta.env.STORYBOOK_AXE !== 'all' || parameters.a11y?.test === 'off' || viewMode === 'docs') return;
  const { body, documentElement: html } = canvasElement.ownerDocument;
  const played = String(globals.skin);
  const themed = [html, ...body.querySelectorAll<HTMLElement>(`[data-skin="${played}"]`)];
  html.dataset.still = ''; // without transitions, which would change the colours
  try {
    for (const skin of skins) {
      for (const element of themed) element.dataset.skin = skin;
      const include = unseenTexts(body);
      if (include.length === 0) continue;
      const { violations } = await axe.run({ include }, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      if (violations.length) throw new SkinContrastError(skin, violations);
    }
  } finally {
    for (const element of themed) element.dataset.skin = played;
    delete html.dataset.still;
  }
}

/** Combinations of text colour, size and background that earlier stories of this page had. Checking each only once saves most of axe's time. */
const seen = new Set<string>();

/** Returns the elements whose combination of text colour, size and background no earlier story had. */
function unseenTexts(body: HTMLElement): HTMLElement[] {
  const backgrounds = new Map<Element, string>();
  return textElements(body).filter((element) => {
    if (!element.checkVisibility()) return false;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const look = [color, fontSize, fontWeight, textShadow, backgroundOf(element, backgrounds)].join();
    if (seen.has(look)) return false;
    seen.add(look);
    return true;
  });
}

function textElements(body: HTMLElement): HTMLElement[] {
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const found = new Set<HTMLElement>(body.querySelectorAll<HTMLElement>('input, select, textarea'));
  while (texts.nextNode()) {
    const { parentElement, data } = texts.currentNode as Text;
    if (parentElement && data.trim()) found.add(parentElement);
  }
  return [...found];
}

/** Returns the backgrounds, opacities and filters behind a text as one string, from the element to the page. */
function backgroundOf(element: Element, known: Map<Element, string>): string {
  const before = known.get(element);
  if (before !== undefined) return before;
  const { backgroundColor, backgroundImage, opacity, filter } = getComputedStyle(element);
  const own = backgroundColor === 'rgba(0, 0, 0, 0)' ? '' : backgroundColor;
  const others = [backgroundImage, opacity, filter].map((value) => (value === 'none' || value === '1' ? '' : value));
  const outer = element.parentElement ? backgroundOf(element.parentElement, known) : '';
  const background = own || others.some(Boolean) ? [own, ...others, outer].join(';') : outer;
  known.set(element, background);
  return background;
}
