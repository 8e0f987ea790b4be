import type { Loader } from '@storybook/react-vite';
import type { StoryTargetProps } from '../packages/testing/src/story-flow/story-target.tsx';
import { isSeenAtStart } from './states.ts';

/** In tests, a story shows the target of a navigation instead of the screen, because its play function asserts it. */
export const isInTest = Boolean(import.meta.env.STORYBOOK_IN_TEST);

/** Renders the target of a navigation above the screen. */
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

/** Skips the play function of a story if the address contains `still`, or if the play function would leave the state in the story's name. */
export const withoutPlay: Loader = ({ title, name, tags }) => {
  const isStill = new URLSearchParams(location.search).has('still');
  if (isInTest || !(isStill || isSeenAtStart(title, name, tags))) return {};
  const { __STORYBOOK_PREVIEW__: shown } = globalThis as { __STORYBOOK_PREVIEW__?: Shown };
  if (shown?.currentRender?.renderOptions) shown.currentRender.renderOptions.autoplay = false;
  return {};
};
