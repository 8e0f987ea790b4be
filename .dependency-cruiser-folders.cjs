/** Folders must not import each other in a circle; imports of types count. Tests and stories may import from any folder, so this run leaves them out. So may other-apps.ts: a host loads the brand of another one when a link names it. */
const { options } = require('./.dependency-cruiser.cjs');

module.exports = {
  forbidden: [
    {
      name: 'no-circular-folders',
      severity: 'error',
      comment: 'move what folders that import each other share into a third',
      scope: 'folder',
      from: { path: '^(packages|hosts)/[^/]+/src' },
      to: { circular: true },
    },
  ],
  options: {
    ...options,
    exclude: {
      path: `${options.exclude.path}|[.](test|stories|guide)[.]tsx?$|^packages/testing/|^packages/[^/]+/src/(testing|model-tests)/|^hosts/[^/]+/src/other-apps[.]ts$`,
    },
  },
};
