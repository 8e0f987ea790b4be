import type { Values } from './form/paths.ts';
import type { DraftStore } from './services.ts';

/** Answers typed into a step before its saved answers were loaded. */
export type EarlyAnswers = {
  /** the form's answers, typed or not */
  readonly values: Values;
  /** paths of the typed answers */
  readonly paths: readonly string[];
};

/** The user and the store, before there is a runtime of the flow. */
export type EarlyPlace = { readonly draftStore: DraftStore; readonly userId: string; readonly flow: string };

/** A name of its own: answers from an earlier page may wait for the server under the step's name. */
const nameOf = (flow: string, step: string) => `early/${flow}/${step}`;

/** Stores early answers in place of another step's. Rejects as the store does. */
export async function keepEarly(
  { draftStore, userId, flow }: EarlyPlace,
  step: string,
  early: EarlyAnswers,
): Promise<void> {
  await draftStore.save(userId, nameOf(flow, step), early as never);
}

/** Returns the early answers; undefined without any, or if the entry has another format. */
export async function readEarly(
  { draftStore, userId, flow }: EarlyPlace,
  step: string,
): Promise<EarlyAnswers | undefined> {
  const found = await draftStore.read(userId, nameOf(flow, step));
  return isEarly(found) ? { values: found.values, paths: found.paths } : undefined;
}

/** Deletes the early answers. */
export const forgetEarly = ({ draftStore, userId, flow }: EarlyPlace, step: string): Promise<void> =>
  draftStore.remove(userId, nameOf(flow, step));

function isEarly(found: unknown): found is EarlyAnswers {
  const { values, paths } = (found ?? {}) as Partial<Record<keyof EarlyAnswers, unknown>>;
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values);
  return hasValues && Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}
