import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { aptInstall } from './apt.ts';

/** Returns the folder with `initdb` and `postgres`, after an installation with apt where that is possible; undefined without one. */
export const findPostgres = (say: (line: string) => void): string | undefined =>
  installedPostgres() ?? (aptInstall(['postgresql'], say) ? installedPostgres() : undefined);

function installedPostgres(): string | undefined {
  const asked = process.env.QUAYSIDE_POSTGRES_BIN;
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, 'initdb'));
  const linked = onPath.filter((program) => existsSync(program)).map((program) => dirname(realpathSync(program)));
  const debian = versionsIn('/usr/lib/postgresql').map((version) => join('/usr/lib/postgresql', version, 'bin'));
  const homebrew = versionsIn('/opt/homebrew/opt')
    .filter((name) => name.startsWith('postgresql'))
    .map((name) => join('/opt/homebrew/opt', name, 'bin'));
  return [asked, ...linked, ...debian, ...homebrew].find(
    (folder) => folder && ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );
}

/** Folders of versions, newest first. */
function versionsIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).toSorted((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}
