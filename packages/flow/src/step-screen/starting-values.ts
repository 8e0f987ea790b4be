import type { Values } from '../form/paths.ts';

/** What a step starts with: answers that the screen brings, or what it reads out of the application once that is loaded. */
export type Defaults<Runtime> = Values | ((runtime: Runtime) => Values);

/** The answers of a step as its form opens: the saved ones, over defaults. What is read out of the application starts a step that was never saved, and no other. */
export function startingValues<Runtime>(
  defaults: Defaults<Runtime> | undefined,
  runtime: Runtime,
  saved: Values | undefined,
): Values {
  if (typeof defaults === 'function') return saved ?? defaults(runtime);
  return { ...defaults, ...saved };
}
