const typescript = ['node', '--conditions=source', '--disable-warning=ExperimentalWarning'];

const withBrowser = [...typescript, 'scripts/with-browser.ts'];

/** What each task runs, once the machine is ready; the caller's arguments follow. */
export const tasks = {
  start: [...typescript, 'scripts/start.ts'],
  dev: [...typescript, 'scripts/dev.ts'],
  sandbox: [...typescript, 'packages/sandbox/src/main.ts'],
  test: [...typescript, 'scripts/test.ts'],
  'test:all': [...typescript, 'scripts/test.ts', '--all'],
  bench: [...typescript, 'scripts/bench.ts'],
  release: [...typescript, 'scripts/release.ts'],
  'release:version': [...typescript, 'scripts/release-version.ts'],
  chromatic: ['chromatic', '--exit-zero-on-changes'],
  storybook: ['storybook', 'dev', '--port', '6006', '--no-open'],
  'build-storybook': [...typescript, 'scripts/build-storybook.ts'],
  effort: [...typescript, 'scripts/effort.ts'],
  work: [...typescript, 'scripts/work.ts'],
  fuzz: [...typescript, 'scripts/fuzz.ts'],
  load: [...typescript, 'scripts/load.ts'],
  'model-tests': [...typescript, 'scripts/model-tests.ts'],
  'document-photos': [...typescript, 'packages/testing/src/document-photos/write.ts'],
  'read-accuracy': [...typescript, 'scripts/read-accuracy.ts'],
  mutants: [...typescript, 'scripts/mutants.ts'],
  scenarios: [...withBrowser, 'node', ...typescript.slice(1), 'scripts/scenarios.ts'],
  requirements: [...typescript, 'scripts/requirements.ts'],
  pictures: [...typescript, 'scripts/pictures.ts'],
  sizes: [...typescript, 'scripts/embed-sizes.ts'],
  examples: [...typescript, 'scripts/examples.ts'],
  'entry-points': ['node', 'scripts/entry-points.mjs'],
  format: ['biome', 'check', '--write', '.'],
  lint: ['oxlint', '--type-aware'],
  types: ['tsc', '-p', '.'],
  arch: ['depcruise', 'packages', 'hosts', '--config', '.dependency-cruiser.cjs'],
  'arch:folders': ['depcruise', 'packages', 'hosts', '--config', '.dependency-cruiser-folders.cjs'],
  unused: ['node', '--conditions=source', 'node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'],
  translations: [...typescript, 'scripts/translations.ts'],
  prose: [...typescript, 'scripts/prose.ts'],
  checks: [...typescript, 'scripts/checks.ts'],
  sbom: [...typescript, 'scripts/sbom.ts'],
  docs: [...typescript, 'scripts/docs.ts'],
  kit: [...typescript, 'scripts/kit.ts'],
  brands: [...typescript, 'scripts/brands.ts'],
  packages: [...typescript, 'scripts/packages.ts'],
  'build-host': [...typescript, 'scripts/host-build/build.ts'],
  unit: ['vitest', 'run', '--project', 'unit'],
  component: [...withBrowser, 'vitest', 'run', '--project', 'browser'],
  story: [...withBrowser, 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--project', 'stories-white'],
  journey: [...withBrowser, 'playwright', 'test'],
  pseudo: [...withBrowser, 'vitest', 'run', '--config', 'vitest.stories.config.ts', '--project', 'stories-pseudo'],
};

/**
 * The command of a task and its arguments, empty where there is no such task.
 * `exec -- <command>` runs any command with the project's own Node, pnpm and tools.
 * @param {string[]} args
 */
export function commandOf(args) {
  const [task, ...rest] = args;
  if (task === 'exec') return rest[0] === '--' ? rest.slice(1) : rest;
  return task && Object.hasOwn(tasks, task) ? [...tasks[task], ...rest] : [];
}
