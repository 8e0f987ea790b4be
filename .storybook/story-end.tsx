import type { Loader } from '@storybook/react-vite';
import type { StoryTargetProps } from '../packages/testing/src/story-flow/story-target.tsx';
import { isSeenAtStart } from './states.ts';

/** In tests, a story shows the target of a navigation in place of the screen, because its play function asserts it. */
export const isInTest = Boolean(import.meta.env.STORYBOOK_IN_TEST);

/** Names the target of a navigation above the screen. */
export const LeadsTo = ({ path, back }: StoryTargetProps) => (
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

/** Shows a story without its play function: with `still` in the address, and where the play function would lead away from the named state. */
export const withoutPlay: Loader = ({ title, name, tags }) => {
  const isStill = new URLSearchParams(location.search).has('still');
  if (isInTest || !(isStill || isSeenAtStart(title, name, tags))) return {};
  const { __STORYBOOK_PREVIEW__: shown } = globalThis as { __STORYBOOK_PREVIEW__?: Shown };
  if (shown?.currentRender?.renderOptions) shown.currentRender.renderOptions.autoplay = false;
  return {};
};
