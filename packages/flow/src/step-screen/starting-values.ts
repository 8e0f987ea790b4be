import type { FormValues } from '../form/paths.ts';

/** The initial answers of a step: fixed values, or a function that returns them from the loaded runtime. */
export type InitialAnswers<Runtime> = FormValues | ((runtime: Runtime) => FormValues);

/** Returns the initial answers of a step's form. Saved answers override fixed values, and replace those of a function. */
export function startingValues<Runtime>(
  defaults: InitialAnswers<Runtime> | undefined,
  runtime: Runtime,
  saved: FormValues | undefined,
): FormValues {
  if (typeof defaults === 'function') return saved ?? defaults(runtime);
  return { ...defaults, ...saved };
}
