import { join } from 'node:path';
import { BuildError, buildHostWhenStale } from './host-build.ts';

/* `npm run task -- build-host <host>` builds a host, unless its `dist` was built from the same sources. */

const [host = 'sg'] = process.argv.slice(2);
try {
  await buildHostWhenStale({ root: join(import.meta.dirname, '../..'), host, say: (line) => console.log(line) });
} catch (error) {
  if (!(error instanceof BuildError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
