/** Returns the id of a story of the component whose page has the id `components-overlays-sheet--docs`. */
export const storyOfPage = (page: string, story: string): string => `${page.replace(/--docs$/, '')}--${story}`;
