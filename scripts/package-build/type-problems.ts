import { checkPackage, createPackageFromTarballData, type Package } from '@arethetypeswrong/core';
import { problemAffectsResolutionKind, problemKindInfo } from '@arethetypeswrong/core/problems';
import type { ResolutionKind } from '@arethetypeswrong/core/types';

/** How consumers resolve the packages, which are ES modules only: in Node, and in a bundler. */
const resolutions: readonly ResolutionKind[] = ['node16-esm', 'bundler'];

/** Returns where a consumer's compiler finds wrong types, or none, in a tarball. */
export function typeProblems(tarball: Uint8Array): Promise<string[]> {
  return typeProblemsOf(createPackageFromTarballData(tarball));
}

/** Style sheets are entry points without types. */
export async function typeProblemsOf(files: Package): Promise<string[]> {
  const result = await checkPackage(files, { excludeEntrypoints: [/[.]css$/] });
  if (!result.types) return ['The package has no type declarations.'];
  return result.problems
    .filter((problem) => resolutions.some((kind) => problemAffectsResolutionKind(problem, kind, result)))
    .map((problem) => {
      const { title, docsUrl } = problemKindInfo[problem.kind];
      const place = 'entrypoint' in problem ? problem.entrypoint : 'fileName' in problem ? problem.fileName : '';
      return [`${title}.`, place, docsUrl].filter(Boolean).join(' ');
    });
}
