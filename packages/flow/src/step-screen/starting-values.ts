import type { Values } from '../form/paths.ts';

/** The initial answers of a step: fixed values, or a function that returns them from the loaded runtime. */
export type Defaults<Runtime> = Values | ((runtime: Runtime) => Values);

/** Returns the initial answers of a step's form. Saved answers override fixed values, and replace those of a function. */
export function startingValues<Runtime>(
  defaults: Defaults<Runtime> | undefined,
  runtime: Runtime,
  saved: Values | undefined,
): Values {
  if (typeof defaults === 'function') return saved ?? defaults(runtime);
  return { ...defaults, ...saved };
}
