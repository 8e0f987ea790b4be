import type { FormValues } from './form/paths.ts';
import type { DraftStore } from './services.ts';

/** The answers that the customer typed into a step before its saved answers were loaded. */
export type EarlyAnswers = {
  /** All answers of the form, typed or not. */
  readonly values: FormValues;
  /** The paths of the typed answers. */
  readonly paths: readonly string[];
};

/** The draft store, the user and the flow of early answers. All three are available before the flow's runtime has loaded. */
export type EarlyAnswersContext = { readonly draftStore: DraftStore; readonly userId: string; readonly flow: string };

/** Returns the storage name of early answers. It differs from the step's own name, which may contain a draft of an earlier page. */
const nameOf = (flow: string, step: string) => `early/${flow}/${step}`;

/** Stores the early answers of a step, and overwrites earlier ones. Rejects if the store rejects. */
export async function storeEarlyAnswers(
  { draftStore, userId, flow }: EarlyAnswersContext,
  step: string,
  early: EarlyAnswers,
): Promise<void> {
  await draftStore.save(userId, nameOf(flow, step), early as never);
}

/** Resolves to the early answers of a step, or to undefined if there are none or the entry has another format. */
export async function readEarly(
  { draftStore, userId, flow }: EarlyAnswersContext,
  step: string,
): Promise<EarlyAnswers | undefined> {
  const found = await draftStore.read(userId, nameOf(flow, step));
  return isEarly(found) ? { values: found.values, paths: found.paths } : undefined;
}

/** Deletes the early answers of a step. */
export const forgetEarly = ({ draftStore, userId, flow }: EarlyAnswersContext, step: string): Promise<void> =>
  draftStore.remove(userId, nameOf(flow, step));

function isEarly(found: unknown): found is EarlyAnswers {
  const { values, paths } = (found ?? {}) as Partial<Record<keyof EarlyAnswers, unknown>>;
  const hasValues = typeof values === 'object' && values !== null && !Array.isArray(values);
  return hasValues && Array.isArray(paths) && paths.every((path) => typeof path === 'string');
}
