import type { QuestionLayout } from '../../packages/flow/src/step-pages.ts';
import { statesIn } from '../states.ts';

/** What decides whether a story's picture can stand for its screen. */
export type Pictured = {
  readonly title: string;
  readonly name: string;
  readonly globals?: Readonly<Record<string, unknown>>;
  /** `cover: true` makes it the picture of its screen, where the rule picks another. */
  readonly parameters?: { readonly cover?: boolean };
  /** How the story shows the questions of its screen; undefined where it leaves that to the flow. */
  readonly questions?: QuestionLayout | undefined;
};

const unlikeTheScreen: readonly string[] = ['error', 'loading', 'offline'];
/** A story with one of these fixed shows one language, skin or width alone. */
const fixed = ['language', 'skin', 'viewport', 'textSize', 'network', 'edition'];

/**
 * Returns the story whose picture stands for a screen: the one that says so, else the empty one, with which a customer
 * begins, else the first filled one, else the first of the file, without errors, loading, a lost network and anything that is fixed to one language or skin.
 * A story that shows questions as the flow does goes before one that shows them otherwise.
 */
export function coverOf<Story extends Pictured>(
  stories: readonly Story[],
  layout: QuestionLayout = 'one-per-page',
): Story | undefined {
  const possible = stories.filter(
    ({ title, name, globals = {} }) =>
      !fixed.some((one) => one in globals) && !statesIn(title, name).some((state) => unlikeTheScreen.includes(state)),
  );
  const alike = possible.filter(({ questions = layout }) => questions === layout);
  const plain = alike.length > 0 ? alike : possible;
  return (
    stories.find(({ parameters }) => parameters?.cover) ??
    plain.find(({ name }) => name === 'Empty') ??
    plain.find(({ name }) => name === 'Filled') ??
    plain.find(({ title, name }) => !statesIn(title, name).includes('empty')) ??
    plain[0] ??
    stories[0]
  );
}
