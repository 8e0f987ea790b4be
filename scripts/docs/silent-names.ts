import { type DocumentedEntryPoint, entryPointPath, isDocumented } from './reference.ts';

/** Returns the exported names without a docstring: `button ButtonState`. */
export const silentNames = (entryPoints: readonly DocumentedEntryPoint[]): string[] =>
  entryPoints.flatMap((entryPoint) =>
    entryPoint.names
      .filter((declared) => !isDocumented(declared, entryPoint.names))
      .map(({ name }) => `${entryPointPath(entryPoint)} ${name}`),
  );
