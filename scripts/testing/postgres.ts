import { existsSync, globSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall } from './apt.ts';

/** Returns the folder with `initdb` and `postgres`. Installs them with apt if possible, else returns undefined. */
export const findPostgres = (say: (line: string) => void): string | undefined =>
  installedPostgres() ?? (aptInstall(['postgresql'], say) ? installedPostgres() : undefined);

function installedPostgres(): string | undefined {
  const onPath = (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, 'initdb'))
    .filter((program) => existsSync(program))
    .map((program) => dirname(realpathSync(program)));
  const versions = globSync(['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin']).toSorted((a, b) =>
    b.localeCompare(a, 'en', { numeric: true }),
  );
  return [process.env.QUAYSIDE_POSTGRES_BIN, ...onPath, ...versions].find(
    (folder) => folder && ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}
