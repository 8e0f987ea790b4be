/** Returns whether a file is served beside Storybook in `pages/`. `repositoryPages` of scripts/docs lists the same files. */
export const isServedFile = (path: string): boolean =>
  /^(?:README|CONTRIBUTING)[.]md$|^docs\/(?:decisions\/)?[^/]+[.]md$|^docs\/pictures\/|^packages\/[^/]+\/README[.]md$|^examples\/(?:backend-python\/)?README[.]md$/.test(
    path,
  );
