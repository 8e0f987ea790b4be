import type { Values } from '../form/paths.ts';

/** Initial answers of a step: constants, or a function of the loaded application. */
export type Defaults<Runtime> = Values | ((runtime: Runtime) => Values);

/** Returns the answers of a step's form: the saved ones over the defaults. A function applies only to a step that was never saved. */
export function startingValues<Runtime>(
  defaults: Defaults<Runtime> | undefined,
  runtime: Runtime,
  saved: Values | undefined,
): Values {
  if (typeof defaults === 'function') return saved ?? defaults(runtime);
  return { ...defaults, ...saved };
}
