/**
 * Loads the animations between pages. Call it after the first page, to keep the first load small. Resolves to undefined
 * if they fail to load; pages then change without animation.
 */
export const loadMotions = () =>
  import('./motions.ts').then(
    ({ pageMotions: all }) => all,
    () => undefined,
  );
