import { useFlow } from '@quayside/flow/flow-context';
import { useForm } from '@quayside/flow/form';
import type { Suggest } from '@quayside/ui/picker';
import { useCallback } from 'react';
import type * as LikelyCountries from './suggestions/likely-countries.ts';

let loaded: typeof LikelyCountries | undefined;

const load = async () => {
  loaded ??= await import('./suggestions/likely-countries.ts');
  return loaded;
};

/**
 * Returns a function that suggests likely countries from the answers so far, for a picker. The picker also calls it when the page is idle, so that the rule has
 * loaded before the list opens.
 */
export function useSuggestCountries(): Suggest {
  const { runtime } = useFlow();
  const form = useForm();
  return useCallback(
    () =>
      loaded
        ? loaded.likelyCountries(form, runtime)
        : load().then(({ likelyCountries }) => likelyCountries(form, runtime)),
    [runtime, form],
  );
}
