import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { FormStore } from '@quayside/flow/form';
import { suggestedCountries } from '@quayside/rules/suggested-countries';

/** Returns the countries that the form, the other answers, the documents and the app suggest. The last three are known once the runtime is ready. */
export function likelyCountries(form: Pick<FormStore, 'values'>, runtime: FlowRuntime | undefined): readonly string[] {
  const { answers = {}, documents = {}, appType } = runtime?.application ?? {};
  return suggestedCountries({ answers, own: form.values, documents, appType });
}
