import type { FlowRuntime } from '@quayside/flow/flow-runtime';
import type { FormStore } from '@quayside/flow/form';
import { suggestedCountries } from '@quayside/rules/internals/suggested-countries';

/** Returns likely countries, derived from the form, other answers, documents and the app. Before the runtime is ready, derives them only from the form. */
export function likelyCountries(form: Pick<FormStore, 'values'>, runtime: FlowRuntime | undefined): readonly string[] {
  const { answers = {}, documents = {}, appType } = runtime?.application ?? {};
  return suggestedCountries({
    answers,
    own: form.values,
    documents,
    appType,
    phoneNumber: runtime?.services.phoneNumber,
  });
}
