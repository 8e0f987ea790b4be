import { useLanguage, useTextStore } from '@quayside/i18n/use-text';
import type { OptionSource } from '@quayside/ui/picker';
import { useEffect, useMemo, useState } from 'react';
import { useFlow } from '../flow-context.tsx';
import type { Caller } from '../services.ts';
import { type ReferenceListName, referenceOptions } from './reference-options.ts';

/**
 * Returns a reference list for a picker, loaded when the list is opened or a value is shown (FORM-03). The loader stays the same when the session arrives,
 * because a picker compares it by identity and would empty an open sheet.
 */
export function useReferenceOptions(list: ReferenceListName): OptionSource {
  const { runtime } = useFlow();
  const caller = runtime?.services.caller;
  const [arrival] = useState(callerToCome);
  const language = useLanguage();
  const texts = useTextStore();
  useEffect(() => {
    if (caller) arrival.come(caller);
  }, [arrival, caller]);
  return useMemo(
    () => () => referenceOptions(list, { caller: arrival.caller, language, texts }),
    [list, arrival, language, texts],
  );
}

function callerToCome(): { readonly caller: Promise<Caller>; readonly come: (caller: Caller) => void } {
  let come: (caller: Caller) => void = () => undefined;
  const caller = new Promise<Caller>((resolve) => {
    come = resolve;
  });
  return { caller, come };
}
