import type { Loader } from '@storybook/react-vite';
import type { StoryTargetProps } from '../packages/testing/src/story-flow/story-target.tsx';
import { isSeenAtStart } from './states.ts';

/** Whether stories run as tests. When a story navigates, a test shows the target instead of the screen, because play functions assert it. */
export const isInTest = Boolean(import.meta.env.STORYBOOK_IN_TEST);

/** Renders a note above the screen with the path to which the story has navigated. `back` is a button that starts the story again. */
export const NavigationTarget = ({ path, back }: StoryTargetProps) => (
  <p
    role="note"
    className="sticky top-0 z-10 m-0 flex flex-wrap items-center gap-x-2 border-line border-b bg-surface-sunken px-gutter text-caption text-ink-muted"
  >
    <span>
      Leads to <code>{path}</code>
    </span>
    <span className="ms-auto inline-flex items-center gap-2">Begin again: {back}</span>
  </p>
);

type Shown = { currentRender?: { renderOptions?: { autoplay: boolean } } };

/**
 * Skips the play function of a story if the address contains `still`, or if the play function would leave the state in
 * the story's name. Test runs always play it.
 */
export const skipPlayWhenStill: Loader = ({ title, name, tags }) => {
  const isStill = new URLSearchParams(location.search).has('still');
  if (isInTest || !(isStill || isSeenAtStart(title, name, tags))) return {};
  const { __STORYBOOK_PREVIEW__: shown } = globalThis as { __STORYBOOK_PREVIEW__?: Shown };
  if (shown?.currentRender?.renderOptions) shown.currentRender.renderOptions.autoplay = false;
  return {};
};
