/** Imports point one way only: docs/architecture.md draws the same arrows. */
const layers = [
  'platform',
  'rules',
  ['contract', 'i18n', 'bridge'],
  ['api', 'ui'],
  'flow',
  ['flow-opening', 'flow-w8ben', 'flow-derivatives', 'flow-account'],
  'embed',
  'host',
].map((l) => [l].flat());
const inPackage = (names) => `^packages/(${names.join('|')})/`;
/** The sandbox but for what binds it to Node: it runs in a page too. */
const sandboxInPage = {
  path: '^packages/sandbox/src/',
  pathNot:
    '^packages/sandbox/src/(node|gateway|launch|testing)/|^packages/sandbox/src/(sandbox|main)[.]ts$|[.]test[.]ts$',
};
const rules = layers.flatMap((layer, height) => {
  const above = layers.slice(height + 1).flat();
  return layer.map((name) => ({
    name: `${name}-imports-downwards`,
    comment: `${name} may import only what lies below it`,
    severity: 'error',
    from: { path: inPackage([name]), pathNot: '[.](test|stories)[.]tsx?$' },
    to: { path: `${inPackage([...above, ...layer.filter((other) => other !== name)])}|^hosts/` },
  }));
});
module.exports = {
  forbidden: [
    ...rules,
    {
      name: 'sandbox-imports',
      severity: 'error',
      comment: 'the sandbox may import platform, rules, contract, i18n and bridge',
      from: { path: '^packages/sandbox/' },
      to: { path: '^packages/(api|ui|flow[^/]*|embed|host)/|^hosts/' },
    },
    {
      name: 'nothing-shipped-imports-sandbox',
      severity: 'error',
      comment: 'what ships to customers knows nothing of the sandbox',
      from: { path: '^(packages/(?!sandbox)|hosts)', pathNot: '[.](test|stories)[.]tsx?$' },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'sandbox-in-page-without-node',
      severity: 'error',
      comment: 'what Storybook runs in the page imports no module of Node',
      from: sandboxInPage,
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'sandbox-in-page-without-bindings',
      severity: 'error',
      comment: 'sharp, heic-convert, pg and PGlite belong to packages/sandbox/src/node',
      from: sandboxInPage,
      to: { path: '^packages/sandbox/src/node/|node_modules/(sharp|heic-convert|pg|@electric-sql)/' },
    },
    {
      name: 'no-relative-import-of-another-package',
      severity: 'error',
      comment: 'use the package name',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: '^packages/$1/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|bun:)' } },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { pathNot: '[.](test|stories)[.]tsx?$|^(e2e|scripts|[.]storybook)' },
      to: { path: '[.](test|stories)[.]tsx?$' },
    },
    {
      name: 'declared-dependencies',
      severity: 'error',
      comment: 'a package names what it imports',
      from: { path: '^(packages|hosts)/', pathNot: '[.](test|stories)[.]tsx?$|tsup[.]config|vite[.]config' },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|[.]runtime|storybook-static)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
