import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { PackError } from './package-build/packed.ts';
import { startRegistry } from './registry/registry.ts';

/*
 * `npm run task -- registry` serves the packages of this clone as an npm registry on this machine, until Ctrl-C, so that
 * another project can install versions that are not on npm yet. `--port` is 4873 by default.
 */

const { values } = parseArgs({ options: { port: { type: 'string', default: '4873' } } });
try {
  const registry = await startRegistry(join(import.meta.dirname, '..'), { port: Number(values.port) });
  console.log(`listening ${registry.url}`);
  console.log(`In another project: npm install --@quayside:registry=${registry.url} @quayside/embed`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void registry.end().then(() => process.exit(0)));
} catch (error) {
  if (!(error instanceof PackError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
