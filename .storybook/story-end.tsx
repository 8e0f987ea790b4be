import type { Loader } from '@storybook/react-vite';
import type { StoryTargetProps } from '../packages/testing/src/story-flow/story-target.tsx';

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

/**
 * Shows a story as it begins, without its play, where the play would leave what its name says: a picture of a map
 * (`still` in the address), and an empty form, which a play fills in.
 */
export const asItBegins: Loader = ({ title, name }) => {
  const isStill = new URLSearchParams(location.search).has('still');
  const isEmptyForm = title.startsWith('Screens/') && name === 'Empty';
  if (isInTest || !(isStill || isEmptyForm)) return {};
  const { __STORYBOOK_PREVIEW__: shown } = globalThis as { __STORYBOOK_PREVIEW__?: Shown };
  if (shown?.currentRender?.renderOptions) shown.currentRender.renderOptions.autoplay = false;
  return {};
};
