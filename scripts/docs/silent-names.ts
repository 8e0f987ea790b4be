import { type DocumentedEntryPoint, entryPointPath, isDocumented } from './reference.ts';

/** The exported names of entry points of which nothing is said: `button ButtonState`. */
export const silentNames = (entryPoints: readonly DocumentedEntryPoint[]): string[] =>
  entryPoints.flatMap((entryPoint) =>
    entryPoint.names
      .filter((declared) => !isDocumented(declared))
      .map(({ name }) => `${entryPointPath(entryPoint)} ${name}`),
  );
