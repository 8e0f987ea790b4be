import { writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readArguments } from './arguments.mjs';
import { untoldBreaks } from './surface/breaks.ts';
import { pendingChangesets } from './surface/changesets.ts';
import { packageSurfaces } from './surface/package-surface.ts';

/**
 * Fails if a promise of a package's last release (RELEASED.txt) is broken and no changeset names it. `--write` writes RELEASED.txt from the sources, as each
 * release does.
 */
const root = join(import.meta.dirname, '..');
const surfaces = await packageSurfaces(root);

if (readArguments({ flags: ['write', 'check'] }).flags.has('write')) {
  for (const { file, now } of surfaces) {
    writeFileSync(file, `${now.join('\n')}\n`);
    console.log(`${String(now.length).padStart(5)}  ${relative(root, file)}`);
  }
} else {
  const changesets = pendingChangesets(root);
  const problems = surfaces.flatMap((surface) => untoldBreaks(surface, changesets));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length ? 1 : 0;
}
