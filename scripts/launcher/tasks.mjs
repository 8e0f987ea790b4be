const node = ['node', '--conditions=quayside-source', '--disable-warning=ExperimentalWarning'];
const withBrowser = [...node, 'scripts/with-browser.ts'];
const stories = [...withBrowser, 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--project'];

/** The command of each task by name. The user's arguments are added to its end. */
export const tasks = {
  // Development
  start: [...node, 'scripts/start.ts'],
  dev: [...node, 'scripts/start.ts', '--dev'],
  sandbox: [...node, 'packages/sandbox/src/main.ts'],
  storybook: ['storybook', 'dev', '--port', '6006', '--no-open'],
  'build-storybook': [...node, 'scripts/build-storybook.ts'],
  'build-host': [...node, 'scripts/host-build/build.ts'],
  examples: [...node, 'scripts/examples.ts'],
  // Tests
  test: [...node, 'scripts/test.ts'],
  'test:all': [...node, 'scripts/test.ts', '--all'],
  unit: ['vitest', 'run', '--project', 'unit'],
  component: [...withBrowser, 'vitest', 'run', '--project', 'browser'],
  story: [...stories, 'stories-white'],
  pseudo: [...stories, 'stories-pseudo'],
  'slow-parts': [...stories, 'stories-slow'],
  journey: [...withBrowser, 'playwright', 'test'],
  pictures: [...withBrowser, 'playwright', 'test', '--config', 'scripts/pictures'],
  // Checks
  format: ['biome', 'check', '--write', '.'],
  lint: ['oxlint', '--type-aware'],
  types: ['tsc', '-p', '.'],
  arch: ['depcruise', 'packages', 'hosts', '--config', '.dependency-cruiser.cjs'],
  'arch:folders': ['depcruise', 'packages', 'hosts', '--config', '.dependency-cruiser-folders.cjs'],
  unused: [
    'node',
    '--conditions=quayside-source',
    'node_modules/knip/bin/knip.js',
    '--no-progress',
    '--no-config-hints',
  ],
  checks: [...node, 'scripts/checks.ts'],
  prose: [...node, 'scripts/prose.ts'],
  docs: [...node, 'scripts/docs.ts'],
  requirements: [...node, 'scripts/requirements.ts'],
  // Generated files
  'entry-points': [...node, 'scripts/entry-points.ts'],
  brands: [...node, 'scripts/brands.ts'],
  translations: [...node, 'scripts/translations.ts'],
  sbom: [...node, 'scripts/sbom.ts'],
  'document-photos': [...node, 'packages/testing/src/document-photos/write.ts'],
  // Measurements
  bench: [...node, 'scripts/bench.ts'],
  effort: [...node, 'scripts/effort.ts'],
  work: [...node, 'scripts/work.ts'],
  sizes: [...node, 'scripts/bundle-sizes.ts'],
  fuzz: [...node, 'scripts/seeded-tests.ts', 'fuzz'],
  'model-tests': [...node, 'scripts/seeded-tests.ts', 'model-tests'],
  'read-accuracy': [...node, 'scripts/seeded-tests.ts', 'read-accuracy'],
  load: [...node, 'scripts/load.ts'],
  mutants: [...node, 'scripts/mutants.ts'],
  // Releases
  packages: [...node, 'scripts/packages.ts'],
  'release:version': ['changeset', 'version'],
  registry: [...node, 'scripts/registry.ts'],
  chromatic: ['chromatic', '--exit-zero-on-changes'],
};

/**
 * Returns the command of a task with its arguments, or an empty array for an unknown task.
 * `exec -- <command>` is any command with the project's Node, pnpm and tools.
 * @param {string[]} args
 */
export function commandOf(args) {
  const [task, ...rest] = args;
  if (task === 'exec') return rest[0] === '--' ? rest.slice(1) : rest;
  return task && Object.hasOwn(tasks, task) ? [...tasks[task], ...rest] : [];
}
