import type { Text as Group } from '../packages/i18n/src/define-text.ts';
import { TextStore } from '../packages/i18n/src/text-store.ts';
import { pseudoGroup, pseudoText } from '../packages/testing/src/pseudo-locale/pseudo-locale.ts';
import { resolveAppearance } from './editions.ts';
import { findClippedTexts, findTexts, findUntranslatedTexts, isUntranslatable } from './pseudo-findings.ts';
import { checkStoryEndIn } from './texts-at-end.ts';

/** Text store that returns each English text in the pseudo-locale: longer, accented and in brackets. */
export class PseudoStore extends TextStore {
  override async load(...texts: readonly Group[]): Promise<void> {
    await super.load(...texts.map(pseudoGroup)); // the first texts of a group stay
  }

  override translate: TextStore['translate'] = (text, key, values) => super.translate(pseudoGroup(text), key, values);
}

/** Thrown if a story shows a text that is not in a text group, or that is clipped. */
export class PseudoLocaleError extends Error {
  override readonly name = 'PseudoLocaleError';
  constructor(untranslated: readonly string[], clipped: readonly string[]) {
    super(
      [
        ...untranslated.map((found) => `untranslated: ${found}`),
        ...clipped.map((found) => `too little room: ${found}`),
      ].join('\n'),
    );
  }
}

const pseudoTexts = new PseudoStore();

type Ended = {
  args: unknown;
  canvasElement: HTMLElement;
  globals: Record<string, string>;
  parameters: Record<string, unknown>;
  title: string;
  viewMode: string;
};

/**
 * After the play function, shows the story in the pseudo-locale, in runs of `npm run task -- pseudo`. Rejects with
 * PseudoLocaleError if a text is untranslated or clipped. Texts of the kit's stories are samples, so only clipped ones
 * count there.
 */
export async function checkPseudoLocale(story: Ended): Promise<void> {
  const { args, canvasElement, globals, parameters, title, viewMode } = story;
  if (!import.meta.env.STORYBOOK_PSEUDO || parameters.pseudo === 'off' || viewMode === 'docs') return;
  if (resolveAppearance(globals).language !== 'en') return; // a story of one language
  if (/^(?:Start|Foundations)\//.test(title)) return; // pages for designers are English and wide

  const { body } = canvasElement.ownerDocument;
  const isOfKit = !title.startsWith('Screens/');
  await checkStoryEndIn(pseudoTexts, () => {
    const shrink = isOfKit ? growTexts(body) : () => {};
    try {
      const untranslated = isOfKit ? [] : findUntranslatedTexts(body, args);
      const clipped = findClippedTexts(body);
      if (untranslated.length || clipped.length) throw new PseudoLocaleError(untranslated, clipped);
    } finally {
      shrink();
    }
  });
}

/** Replaces every text that is not in brackets by its pseudo-locale form. Returns a function that restores the texts. */
function growTexts(root: Element): () => void {
  const grown = findTexts(root)
    .filter(({ isBracketed, parent }) => !isBracketed && !isUntranslatable(parent))
    .map(({ node }) => ({ node, before: node.data }));
  for (const { node } of grown) node.data = pseudoText(node.data);
  return () => {
    for (const { node, before } of grown) node.data = before;
  };
}
