/** Loads what moves a page that follows another, behind the first page, which has no room for it. Without it, things change at once. */
export const loadMotions = () =>
  import('./motions.ts').then(
    ({ all }) => all,
    () => undefined,
  );
