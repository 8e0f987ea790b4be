/** Imports point one way only: docs/architecture.md draws the same arrows. */
const layers = [
  'platform',
  'values',
  'rules',
  ['contract', 'i18n', 'bridge'],
  ['api', 'ui'],
  'capture',
  'flow',
  'flow-screens',
  ['flow-w8ben', 'flow-derivatives'],
  'flow-opening',
  'flow-account',
  'embed',
  'host',
].map((l) => [l].flat());
/** Tests, stories, and what only they import. */
const supportsTests = '[.](test|stories|guide)[.]tsx?$|^packages/testing/|^packages/[^/]+/src/(testing|model-tests)/';
/** What a flow gives to servers and to other flows: modules without React and DOM. */
const withoutScreens =
  '^packages/flow-(account|derivatives|opening|w8ben)/src/((rules|summaries|texts)|(signed-at|w8ben-lines|w8ben-rules)/(signed-at|w8ben-lines|w8ben-rules))[.]ts$';
const inPackage = (names) => `^packages/(${names.join('|')})/`;
/** The sandbox but for what binds it to Node: it runs in a page too. */
const sandboxInPage = {
  path: '^packages/sandbox/src/',
  pathNot: '^packages/sandbox/src/(node|testing|tools)/|^packages/sandbox/src/(sandbox|main)[.]ts$|[.]test[.]ts$',
};
/** The layers within the sandbox, the lowest first. Above them stand its assembly (server) and what binds it to Node or to a page. */
const sandboxLayers = ['kernel', 'domain', 'http', 'development'];
const inSandbox = (names) => `^packages/sandbox/src/(${names.join('|')})/`;
const sandboxRules = sandboxLayers.map((name, height) => ({
  name: `sandbox-${name}-imports-downwards`,
  comment: `${name} of the sandbox may import only ${['itself', ...sandboxLayers.slice(0, height)].join(', ')}`,
  severity: 'error',
  from: { path: inSandbox([name]), pathNot: '[.]test[.]tsx?$' },
  to: { path: '^packages/sandbox/', pathNot: inSandbox(sandboxLayers.slice(0, height + 1)) },
}));
/** The folders of the sandbox's domain, the lowest first: records stand below the work that changes them. */
const domainLayers = [
  ['agreements', 'flows', 'market', 'storage', 'texts'],
  ['ports'],
  ['addresses', 'audit', 'error-log', 'files', 'messages'],
  ['permissions', 'person-data', 'users'],
  ['customers', 'mail'],
  ['w8ben'],
  ['applications'],
  ['digital-id', 'documents', 'evidence', 'joint'],
  ['approvals', 'identity-checks', 'overview', 'customer-documents'],
  ['lifecycle'],
  ['hand-offs', 'invitations'],
];
const inDomain = (names) => `^packages/sandbox/src/domain/(${names.join('|')})/`;
const domainRules = domainLayers.flatMap((layer, height) =>
  layer.map((name) => ({
    name: `domain-${name}-imports-downwards`,
    comment: `domain/${name} of the sandbox may import only the folders below it`,
    severity: 'error',
    from: { path: inDomain([name]), pathNot: '[.]test[.]tsx?$' },
    to: {
      path: '^packages/sandbox/src/domain/',
      pathNot: inDomain([name, ...domainLayers.slice(0, height).flat()]),
    },
  })),
);
const rules = layers.flatMap((layer, height) => {
  const above = layers.slice(height + 1).flat();
  return layer.map((name) => ({
    name: `${name}-imports-downwards`,
    comment: `${name} may import only what lies below it`,
    severity: 'error',
    from: { path: inPackage([name]), pathNot: supportsTests },
    to: { path: `${inPackage([...above, ...layer.filter((other) => other !== name)])}|^hosts/` },
  }));
});
module.exports = {
  forbidden: [
    ...rules,
    ...sandboxRules,
    ...domainRules,
    {
      name: 'sandbox-imports',
      severity: 'error',
      comment:
        'the sandbox may import platform, rules, contract, i18n, bridge, and the rules, summaries and texts of flows',
      from: { path: '^packages/sandbox/' },
      to: { path: '^packages/(api|ui|capture|flow[^/]*|embed|host)/|^hosts/', pathNot: withoutScreens },
    },
    {
      name: 'rules-without-screens',
      severity: 'error',
      comment: 'a server imports the rules, summaries and texts of a flow: they need no React and no DOM',
      from: { path: withoutScreens },
      to: {
        path: '[.]tsx$|node_modules/(react|react-dom|react-router)/|^packages/(ui|capture|flow|flow-screens)/',
        reachable: true,
      },
    },
    {
      name: 'kit-without-rules',
      severity: 'error',
      comment: 'the kit knows no rules of a broker, no reader of documents and no decoder of photos',
      from: { path: '^packages/ui/' },
      to: { path: '^packages/rules/|node_modules/(tesseract[.]js[^/]*|libheif-js)/' },
    },
    {
      name: 'flows-share-rules',
      severity: 'error',
      comment: 'a flow imports only the rules, summaries and texts of another flow',
      from: { path: '^packages/(flow-(?:account|derivatives|opening|w8ben))/' },
      to: { path: '^packages/flow-(account|derivatives|opening|w8ben)/', pathNot: `^packages/$1/|${withoutScreens}` },
    },
    {
      name: 'nothing-imports-sandbox-tools',
      severity: 'error',
      comment: 'the server runs without its tools',
      from: { path: '^packages/sandbox/src/(?!tools/)' },
      to: { path: '^packages/sandbox/src/tools/' },
    },
    {
      name: 'conformance-imports',
      severity: 'error',
      comment:
        'a kit that tests any server knows the contract, the rules and the values, and no server or client of ours',
      from: { path: '^packages/conformance/', pathNot: supportsTests },
      to: { path: '^packages/(?!(conformance|contract|platform|values|rules)/)|^hosts/', pathNot: withoutScreens },
    },
    {
      name: 'nothing-imports-conformance',
      severity: 'error',
      comment: 'the kit is a program of its own',
      from: { path: '^(packages/(?!conformance/)|hosts)' },
      to: { path: '^packages/conformance/' },
    },
    {
      name: 'nothing-shipped-imports-sandbox',
      severity: 'error',
      comment: 'what ships to customers knows nothing of the sandbox',
      from: { path: '^(packages/(?!sandbox)|hosts)', pathNot: supportsTests },
      to: { path: '^packages/sandbox/' },
    },
    {
      name: 'test-support-in-tests-alone',
      severity: 'error',
      comment: 'only tests and stories import what supports tests',
      from: { path: '^(packages|hosts)/', pathNot: supportsTests },
      to: { path: '^packages/testing/|^packages/[^/]+/src/(testing|model-tests)/' },
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
      name: 'host-build-at-build-time',
      severity: 'error',
      comment: 'what builds a host is no part of what runs in a browser',
      from: { path: '^packages/(?!host/src/build/)|^hosts/[^/]+/src/', pathNot: '[.](test|stories|guide)[.]tsx?$' },
      to: { path: '^packages/host/src/build/|node_modules/(vite|@tailwindcss/vite|@vitejs/plugin-react|purgecss)/' },
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
      comment: 'move what files that import each other share into a third; imports of types count',
      from: {},
      to: { circular: true },
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^(virtual:|bun:)' } },
    {
      name: 'no-tests-in-sources',
      severity: 'error',
      from: { pathNot: '[.](test|stories|guide)[.]tsx?$|^(e2e|scripts|[.]storybook)' },
      to: { path: '[.](test|stories|guide)[.]tsx?$' },
    },
    {
      name: 'declared-dependencies',
      severity: 'error',
      comment: 'a package names what it imports',
      from: { path: '^(packages|hosts)/', pathNot: `${supportsTests}|tsup[.]config|vite[.]config` },
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
      conditionNames: ['quayside-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
