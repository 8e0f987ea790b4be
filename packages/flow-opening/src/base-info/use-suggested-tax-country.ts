import { useFlow } from '@quayside/flow/flow-context';
import { type FormStore, useFormScope } from '@quayside/flow/form';
import { useStepPages } from '@quayside/flow/internals/step-pages';
import { useMirroredAnswer } from '@quayside/flow/internals/use-mirrored-answer';
import { useCallback, useSyncExternalStore } from 'react';
import { type SuggestedCountry, suggestTaxCountry } from '../identity/suggested-country.ts';

const path = 'taxResidencies.0.country';

/**
 * Copies the suggested country into the first tax residency until the customer chooses another. Waits until the form has the saved answers. Returns the answer from which it comes, or undefined if the country
 * is the customer's choice or is saved.
 */
export function useSuggestedTaxCountry(): SuggestedCountry['from'] | undefined {
  const { runtime } = useFlow();
  const { answers } = useStepPages();
  const { store } = useFormScope();
  const suggestion = useCallback(
    (from: FormStore) =>
      runtime && answers === 'here'
        ? suggestTaxCountry(runtime, from.read('nationality') as string | undefined)
        : undefined,
    [runtime, answers],
  );
  const country = useCallback((from: FormStore) => suggestion(from)?.country, [suggestion]);
  const isSuggested = useMirroredAnswer(path, country);
  const readSource = () => (store.dirtyPaths.includes(path) ? suggestion(store)?.from : undefined);
  const source = useSyncExternalStore(store.subscribe, readSource, readSource);
  return isSuggested ? source : undefined;
}
