import type { DocsContextProps } from '@storybook/addon-docs/blocks';

/** A story, as a documentation page knows it. */
export type PageStory = ReturnType<DocsContextProps['componentStories']>[number];
