import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import type { ResolutionKind } from '@arethetypeswrong/core/types';

/** The ways in which consumers resolve ES modules, which are checked. */
const resolutions: readonly ResolutionKind[] = ['node16-esm', 'bundler'];

/** Returns the problems that Are the Types Wrong finds in a tarball. Ignores style sheets, which have no types. */
export async function typeProblems(tarball: Uint8Array): Promise<string[]> {
  const result = await checkPackage(createPackageFromTarballData(tarball), { excludeEntrypoints: [/[.]css$/] });
  if (!result.types) return ['The package has no type declarations.'];
  return result.problems
    .filter((problem) => resolutions.some((kind) => problemAffectsResolutionKind(problem, kind, result)))
    .map((problem) => {
      const { title, docsUrl } = problemKindInfo[problem.kind];
      const place = 'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
      return [`${title}.`, place, docsUrl].filter(Boolean).join(' ');
    });
}
