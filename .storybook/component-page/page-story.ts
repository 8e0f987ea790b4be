import type { DocsContextProps } from '@storybook/addon-docs/blocks';
import { toStoryName } from '../story-words.ts';

/** A story in the format of Storybook's documentation pages. */
export type PageStory = ReturnType<DocsContextProps['componentStories']>[number];

/** Returns the name of a story in the sidebar. */
export const nameOfStory = ({ name, moduleExport }: PageStory): string =>
  (moduleExport as { name?: string }).name ?? toStoryName(name);
