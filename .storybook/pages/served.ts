/** Whether a file of the repository is served beside Storybook, in `pages/`, as `repositoryPages` of scripts/docs gives it. */
export const isServed = (path: string): boolean =>
  /^(?:README|CONTRIBUTING)[.]md$|^docs\/(?:decisions\/)?[^/]+[.]md$|^docs\/pictures\/|^packages\/[^/]+\/README[.]md$|^examples\/(?:backend-python\/)?README[.]md$/.test(
    path,
  );
