import { defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { languagePacks } from './packages/host/src/build/language-packs/language-packs.ts';

/** The package that is mutated; see scripts/mutants.ts. */
const name = process.env.QUAYSIDE_MUTANTS ?? '';
const conditions = ['quayside-source', ...defaultServerConditions];

/** The first failing test decides about a mutant, so the quickest files run first. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const { cache, config } = this.ctx;
    const duration = ({ project, moduleId }: TestSpecification) =>
      cache.getFileTestResults(`${project.name}:${moduleId.slice(config.root.length + 1)}`)?.duration ??
      Number.MAX_SAFE_INTEGER;
    return files.toSorted((one, other) => duration(one) - duration(other));
  }
}

/** The unit tests of one package. They start a worker for each mutant, without isolation of files, as the project `unit` does. */
export default defineConfig({
  plugins: [languagePacks()],
  ssr: { resolve: { conditions } },
  resolve: { conditions },
  test: {
    testTimeout: 60_000,
    setupFiles: ['scripts/testing/seed.ts'],
    include: [`packages/${name}/src/${name === 'sandbox' ? 'domain/' : ''}**/*.test.ts`],
    exclude: [
      // These two load the whole server for each mutant.
      'packages/flow/src/model-tests/**',
      'packages/api/src/sandbox.test.ts',
      // It imports every module, so that what a module computes when it loads would count as tested.
      'packages/api/src/package.test.ts',
      // The SQL database; the other tests of the sandbox use the memory store.
      'packages/sandbox/src/domain/storage/**',
    ],
    isolate: false,
    sequence: { sequencer: QuickestFirst },
  },
});
