import type { Loader } from '@storybook/react-vite';
import type { StoryTargetProps } from '../packages/testing/src/story-flow/story-target.tsx';
import { isSeenAtStart } from './states.ts';

/** In tests, a story shows where its screen leads in place of the screen, because its play asserts that. */
export const isInTest = Boolean(import.meta.env.STORYBOOK_IN_TEST);

/** Says above a screen where it has led to. */
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

/** Shows a story as it begins, without its play: a picture of a map (`still` in the address), and what its play would leave. */
export const asItBegins: Loader = ({ title, name, tags }) => {
  const isStill = new URLSearchParams(location.search).has('still');
  if (isInTest || !(isStill || isSeenAtStart(title, name, tags))) return {};
  const { __STORYBOOK_PREVIEW__: shown } = globalThis as { __STORYBOOK_PREVIEW__?: Shown };
  if (shown?.currentRender?.renderOptions) shown.currentRender.renderOptions.autoplay = false;
  return {};
};
