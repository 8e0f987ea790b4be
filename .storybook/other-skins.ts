import axe from 'axe-core';

/** Skins differ in colours only, so a story plays in one skin, and its end is checked for contrast in the others. */
const skins = ['white', 'black', 'blue'];

/** A story's text has too little contrast in a skin that it was not played in. */
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
 * In test runs, throws SkinContrastError when a story ends with text that another skin shows with too little contrast.
 */
export async function checkOtherSkins({ canvasElement, globals, parameters, viewMode }: Ended): Promise<void> {
  if (!import.meta.env.STORYBOOK_OTHER_SKINS || parameters.a11y?.test === 'off' || viewMode === 'docs') return;
  const { body, documentElement: html } = canvasElement.ownerDocument;
  const played = String(globals.skin);
  const themed = [html, ...body.querySelectorAll<HTMLElement>(`[data-skin="${played}"]`)];
  html.dataset.still = ''; // a colour in transition would be measured
  try {
    for (const skin of skins.filter((one) => one !== played)) {
      for (const element of themed) element.dataset.skin = skin;
      const { violations } = await axe.run(body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      if (violations.length) throw new SkinContrastError(skin, violations);
    }
  } finally {
    for (const element of themed) element.dataset.skin = played;
    delete html.dataset.still;
  }
}
