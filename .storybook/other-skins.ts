import axe from 'axe-core';

/** Skins differ in colours alone: a story plays in one, and ends in each of the others with its contrast looked at. */
const skins = ['white', 'black', 'blue'];

/** Text of a story is not readable in a skin that the story was not played in. */
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

/** In test runs: throws SkinContrastError where a story ends with text that another skin does not show well. */
export async function checkOtherSkins({ canvasElement, globals, parameters, viewMode }: Ended): Promise<void> {
  if (!import.meta.env.STORYBOOK_OTHER_SKINS || parameters.a11y?.test === 'off' || viewMode === 'docs') return;
  const { body, documentElement: html } = canvasElement.ownerDocument;
  const played = String(globals.skin);
  const dressed = [html, ...body.querySelectorAll<HTMLElement>(`[data-skin="${played}"]`)];
  html.dataset.still = ''; // a colour on its way to another is neither
  try {
    for (const skin of skins.filter((one) => one !== played)) {
      for (const element of dressed) element.dataset.skin = skin;
      const { violations } = await axe.run(body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
      if (violations.length) throw new SkinContrastError(skin, violations);
    }
  } finally {
    for (const element of dressed) element.dataset.skin = played;
    delete html.dataset.still;
  }
}
