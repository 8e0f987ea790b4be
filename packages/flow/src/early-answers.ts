import type { Values } from './form/paths.ts';
import type { DraftStore } from './services.ts';

/** What was typed into a step before it was known what the server has of it. */
export type EarlyAnswers = {
  /** the answers of the form, typed or not */
  readonly values: Values;
  /** those of them that were typed */
  readonly paths: readonly string[];
};

/** Whose they are: no run of the flow is there yet. */
export type EarlyPlace = { readonly draftStore: DraftStore; readonly userId: string; readonly flow: string };

/** Beside what waits for the server, which may be from before and is not read yet. */
const nameOf = (flow: string, step: string) => `early/${flow}/${step}`;

/** Keeps them in place of what was kept early of the step before. Rejects as the store does. */
export async function keepEarly(
  { draftStore, userId, flow }: EarlyPlace,
  step: string,
  early: EarlyAnswers,
): Promise<void> {
  await draftStore.save(userId, nameOf(flow, step), early as never);
}

/** Undefined where nothing was typed early, or what lies there is not of this kind. */
export async function readEarly(
  { draftStore, userId, flow }: EarlyPlace,
  step: string,
): Promise<EarlyAnswers | undefined> {
  const found = await draftStore.read(userId, nameOf(flow, step));
  return isEarly(found) ? { values: found.values, paths: found.paths } : undefined;
}

/** They wait with the rest now, or are of no use any more. */
export const forgetEarly = ({ draftStore, userId, flow }: EarlyPlace, step: string): Promise<void> =>
  draftStore.remove(userId, nameOf(flow, step));

function isEarly(found: unknown): found is EarlyAnswers {
  const { values, paths } = (found ?? {}) as Partial<Record<keyof EarlyAnswers, unknown>>;
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values);
  return hasValues && Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}
