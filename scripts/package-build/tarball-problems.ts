import { posix } from 'node:path';

/** A file of a tarball, from the root of the package. */
export type PackedFile = { path: string; text: string };

const workerUrl = /new URL\(["'](\.[^"']+)["'], import\.meta\.url\)/g;

/** Returns problems that publint and attw do not find: a missing README, license or LGPL notice, packed tests, missing workers, and versions that only the workspace resolves. */
export function tarballProblems(files: readonly PackedFile[]): string[] {
  const paths = new Set(files.map(({ path }) => path));
  const readme = paths.has('README.md') ? [] : ['README.md: a consumer wants to know what this is'];
  const license = paths.has('LICENSE') ? [] : ['LICENSE: the terms travel with the package'];
  const tests = [...paths]
    .filter((path) => /[.](test|stories|guide)[.]/.test(path))
    .map((path) => `${path}: tests and stories are for us alone`);
  const lost = files
    .filter(({ path }) => path.startsWith('dist/') && path.endsWith('.js'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(workerUrl)]
        .filter(([, target = '']) => !paths.has(posix.join(posix.dirname(path), target)))
        .map(([, target]) => `${path}: ${target} is not in the package`),
    );
  const manifest = files.find(({ path }) => path === 'package.json')?.text ?? '';
  const notice =
    /"(libheif-js|heic-decode)": /.test(manifest) && !paths.has('THIRD-PARTY-NOTICES.md')
      ? ['THIRD-PARTY-NOTICES.md: libheif-js is under the LGPL, which asks for a notice']
      : [];
  const unresolved = [...manifest.matchAll(/"([^"]+)": "((?:workspace|catalog|link|file):[^"]*)"/g)].map(
    ([, name, range]) => `package.json: ${name} is "${range}", which no registry knows`,
  );
  return [...readme, ...license, ...notice, ...tests, ...lost, ...unresolved];
}
