import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { OptionSource } from '@quayside/ui/picker';
import { useMemo } from 'react';
import { useFlow } from '../flow-context.tsx';
import { type ReferenceListName, referenceOptions } from './reference-options.ts';

/** A reference list for a picker: fetched from the server when the list is touched or a value is to be shown (FORM-03). */
export function useReferenceOptions(list: ReferenceListName): OptionSource {
  const { runtime } = useFlow();
  const caller = runtime?.services.caller;
  const language = useLanguage();
  const texts = useTextStore();
  return useMemo(() => () => referenceOptions(list, { caller, language, texts }), [list, caller, language, texts]);
}
